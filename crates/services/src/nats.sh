# Looks after a NATS server with JetStream in a temporary folder. The first argument is the
# program, the others are given to it. It says the port, then answers commands; at the end of
# its input it ends the server and removes the folder.
bin=$1
shift
# A terminal sends its signals to this shell too; only the end of the input ends it.
trap '' INT TERM HUP
folder=$(mktemp -d /tmp/orrery-nats.XXXXXX) || exit 1
log=$folder/log
# The system chooses the port; after a restart it is the same.
port=-1

# The file with the ports appears when the server listens.
start() {
    rm -f "$folder"/*.ports
    "$bin" --addr 127.0.0.1 --port "$port" --jetstream --store_dir "$folder/store" \
        --ports_file_dir "$folder" "$@" >> "$log" 2>&1 < /dev/null &
    server=$!
    while ! ports=$(cat "$folder"/*.ports 2> /dev/null) || [ -z "$ports" ]; do
        kill -0 "$server" 2> /dev/null || return 1
        sleep 0.05
    done
    port=$(printf '%s' "$ports" | tr -d ' \n' | sed 's/.*"nats:\/\/[^"]*:\([0-9]*\)".*/\1/')
}

end() {
    kill "-$1" "$server" && wait "$server" 2> /dev/null
    true
}

start "$@" || { cat "$log" >&2; rm -rf "$folder"; exit 1; }
echo "$port"

while read -r command; do
    case $command in
        start) start "$@" ;;
        stop) end TERM ;;
        crash) end KILL ;;
        halt) kill -STOP "$server" ;;
        resume) kill -CONT "$server" ;;
        *) false ;;
    esac > /dev/null 2>> "$log" && echo ok || { tail -n 3 "$log" | tr '\n' ' '; echo; }
done

kill -KILL "$server" 2> /dev/null
wait "$server" 2> /dev/null
rm -rf "$folder"
