"""A provider of OpenID Connect for tests. It says its port and ends with its input."""

import sys

import oidc_provider_mock

with oidc_provider_mock.run_server_in_thread() as server:
    print(server.server_port, flush=True)
    sys.stdin.read()
