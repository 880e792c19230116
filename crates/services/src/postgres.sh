# Looks after a PostgreSQL server in a temporary folder. The argument is the folder with its
# programs; a second one is a port of this machine, where it listens too, for encrypted
# connections, with certificates in root.crt, server.crt and server.key. It says the folder of the socket, then answers commands; at the end of its
# input it stops the server and removes the folder.
bin=$1
port=$2
# A terminal sends its signals to this shell too; only the end of the input ends it.
trap '' INT TERM HUP
folder=$(mktemp -d /tmp/orrery-postgres.XXXXXX) || exit 1
data=$folder/data
log=$folder/log

# Nothing has to survive a power cut here, so the disk is not waited for, unless it is asked how
# long that takes.
start() {
    listen="-c listen_addresses="
    [ -n "$port" ] && listen="-c listen_addresses=127.0.0.1 -c port=$port -c ssl=on \
        -c ssl_cert_file=$folder/server.crt -c ssl_key_file=$folder/server.key"
    "$bin/pg_ctl" start -w -t 120 -s -D "$data" -l "$log" -o "-k $folder $listen \
        -c fsync=${ORRERY_POSTGRES_FSYNC:-off} -c full_page_writes=off -c max_connections=400 -c shared_buffers=64MB \
        -c autovacuum=off" >> "$log" 2>&1 < /dev/null
}

processes() {
    server=$(head -n 1 "$data/postmaster.pid")
    echo "$server" $(cat "/proc/$server/task/$server/children")
}

# A certificate for localhost, by somebody of their own.
certify() {
    cd "$folder" || return 1
    echo 'subjectAltName=DNS:localhost' > extensions
    openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj '/CN=root of a test' \
        -keyout root.key -out root.crt &&
        openssl req -newkey rsa:2048 -nodes -subj /CN=localhost -keyout server.key -out request &&
        openssl x509 -req -in request -CA root.crt -CAkey root.key -CAcreateserial -days 2 \
            -extfile extensions -out server.crt &&
        echo "hostssl all all 127.0.0.1/32 trust" > "$data/pg_hba.conf" &&
        echo "local all all trust" >> "$data/pg_hba.conf"
} >> "$log" 2>&1

"$bin/initdb" -D "$data" -U orrery -A trust -E UTF8 --locale C --no-sync --no-instructions \
    > "$log" 2>&1 && { [ -z "$port" ] || certify; } && start || { cat "$log" >&2; rm -rf "$folder"; exit 1; }
echo "$folder"

while read -r command; do
    case $command in
        start) start ;;
        stop) "$bin/pg_ctl" stop -w -s -m fast -D "$data" ;;
        crash) "$bin/pg_ctl" stop -w -s -m immediate -D "$data" ;;
        halt) kill -STOP $(processes) ;;
        resume) kill -CONT $(processes) ;;
        *) false ;;
    esac > /dev/null 2>> "$log" && echo ok || { tail -n 3 "$log" | tr '\n' ' '; echo; }
done

kill -CONT $(processes) 2> /dev/null
"$bin/pg_ctl" stop -w -s -m immediate -D "$data" > /dev/null 2>&1
rm -rf "$folder"
