"""An SMTP server for tests. It says its port, then every e-mail as a line of JSON, and obeys
commands: `accept`, `refuse CODE` (at the address), `defer CODE` (at the e-mail), `hold` and
`release` (e-mails wait for their answer). It ends with its input."""

import asyncio
import json
import ssl
import sys
from email import message_from_bytes, policy

from aiosmtpd.smtp import SMTP, AuthResult

mode = {"address": None, "email": None}
released = asyncio.Event()


def say(kind, value):
    print(json.dumps({kind: value}), flush=True)


class Handler:
    async def handle_RCPT(self, server, session, envelope, address, options):
        if mode["address"]:
            return f"{mode['address']} no <{address}> here"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        say("begun", len(envelope.content))
        await released.wait()
        if mode["email"]:
            return f"{mode['email']} not now"
        message = message_from_bytes(envelope.content, policy=policy.default)
        body = {
            part.get_content_type(): part.get_content()
            for part in message.walk()
            if not part.is_multipart()
        }
        say(
            "email",
            {
                "from": envelope.mail_from,
                "to": envelope.rcpt_tos,
                "headers": {name.lower(): str(value) for name, value in message.items()},
                "text": body.get("text/plain", ""),
                "html": body.get("text/html", ""),
                "encrypted": session.ssl is not None,
                "login": session.auth_data,
            },
        )
        return "250 OK"


def authenticate(server, session, envelope, mechanism, data):
    given = [data.login.decode(), data.password.decode()]
    return AuthResult(success=given == login, auth_data=given[0])


async def main():
    secure = None
    if certificate:
        secure = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        secure.load_cert_chain(certificate, key)
    wanted = {"authenticator": authenticate, "auth_required": True} if login else {}
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: SMTP(
            Handler(),
            hostname="mail.test",
            tls_context=secure,
            require_starttls=bool(secure),
            loop=loop,
            **wanted,
        ),
        "127.0.0.1",
        0,
    )
    released.set()
    say("port", server.sockets[0].getsockname()[1])
    commands = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(commands), sys.stdin)
    while line := await commands.readline():
        match line.decode().split():
            case ["accept"]:
                mode.update(address=None, email=None)
            case ["refuse", code]:
                mode["address"] = code
            case ["defer", code]:
                mode["email"] = code
            case ["hold"]:
                released.clear()
            case ["release"]:
                released.set()
        say("done", line.decode().strip())


arguments = sys.argv[1:] + [""] * 4
certificate, key = arguments[:2]
login = arguments[2:4] if arguments[2] else None
asyncio.run(main())
