#!/usr/bin/env bash
# A cluster on one machine, to try what three would do: three of etcd and of PostgreSQL under Patroni, and
# two processes of the product, each behind its own HAProxy. `npm run torture -- failover` kills its leader.
#
#   cluster.sh up | down | status | switchover
#   cluster.sh kill a | start a            a database machine: etcd, Patroni and PostgreSQL
#   cluster.sh stall a                     stops what sends its changes to the others
#   cluster.sh leader | standby            which machine it is
#   cluster.sh synchronous true|false      whether a change waits for a second machine
#   cluster.sh products haproxy|pgbouncer  starts both product processes anew, through one or both
#
# Debian: apt-get install patroni etcd-server haproxy pgbouncer postgresql postgresql-client curl
# Settings: CLUSTER_DIR (its folder, which stays), CLUSTER_PORT (the first of 50 ports),
# CLUSTER_DATABASE. Without OIDC_ISSUER the product is the demo. Not for production: all of it
# is one machine, and the passwords stand below.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
export CLUSTER_DIR=${CLUSTER_DIR:-/var/tmp/pratibha-cluster}
port=${CLUSTER_PORT:-25400}
database=${CLUSTER_DATABASE:-pratibha}
password=for-trials-only
nodes=(a b c)
products=(one two)
LONGEST_WAIT_SECONDS=90

# Where each listens: port_of etcd b is the second of etcd's.
declare -A FIRST=([etcd]=1 [peer]=4 [rest]=11 [postgres]=21 [haproxy]=31 [pgbouncer]=33 [product]=41)
declare -A NTH=([a]=0 [b]=1 [c]=2 [one]=0 [two]=1)
port_of() { echo $((port + FIRST[$1] + NTH[$2])); }
address_of() { echo "127.0.0.1:$(port_of "$1" "$2")"; }
addresses_of() { local n; for n in "${nodes[@]}"; do echo "$(address_of "$1" "$n")"; done | paste -sd, -; }

# PostgreSQL refuses to run as root.
account() { if [ "$(id -u)" = 0 ]; then echo setpriv --reuid=postgres --regid=postgres --init-groups; fi; }
folder_for() { mkdir -p "$1"; if [ "$(id -u)" = 0 ]; then chown postgres:postgres "$1"; fi; chmod 700 "$1"; }

# run NAME COMMAND…: in the background, in a group of its own, with its pid and its log.
run() {
  local name=$1; shift
  setsid nohup "$@" >>"$CLUSTER_DIR/log/$name.log" 2>&1 </dev/null &
  echo $! >"$CLUSTER_DIR/run/$name.pid"
}

# The process that was started under this name, if it is still that one.
pid_of() {
  local pid; pid=$(cat "$CLUSTER_DIR/run/$1.pid" 2>/dev/null) || return 0
  if grep -qzx "CLUSTER_DIR=$CLUSTER_DIR" "/proc/$pid/environ" 2>/dev/null; then echo "$pid"; fi
}

# Every process of a machine's PostgreSQL works in its data folder.
postgres_of() {
  local place
  for place in /proc/[0-9]*; do
    if [ "$(readlink "$place/cwd" 2>/dev/null)" = "$CLUSTER_DIR/$1/data" ]; then basename "$place"; fi
  done
}

wait_for() {
  local what=$1; shift
  local until=$((SECONDS + LONGEST_WAIT_SECONDS))
  while ! "$@"; do
    if [ $SECONDS -ge $until ]; then echo "waited in vain for $what; see $CLUSTER_DIR/log" >&2; return 1; fi
    sleep 0.3
  done
}

end_of() {
  local name pid
  for name in "$@"; do pid=$(pid_of "$name"); if [ -n "$pid" ]; then kill "$pid" || true; fi; done
  for name in "$@"; do wait_for "the end of $name" is_gone "$name" || kill -9 "$(pid_of "$name")"; done
}
is_gone() { [ -z "$(pid_of "$1")" ]; }

start_etcd() {
  local n=$1 cluster
  cluster=$(for m in "${nodes[@]}"; do echo "$m=http://$(address_of peer "$m")"; done | paste -sd, -)
  folder_for "$CLUSTER_DIR/$n/etcd"
  # shellcheck disable=SC2046
  run "etcd-$n" env $(grep -v '^#' "$here/etcd.env") \
    ETCD_NAME="$n" ETCD_DATA_DIR="$CLUSTER_DIR/$n/etcd" ETCD_INITIAL_CLUSTER="$cluster" \
    ETCD_LISTEN_CLIENT_URLS="http://$(address_of etcd "$n")" \
    ETCD_ADVERTISE_CLIENT_URLS="http://$(address_of etcd "$n")" \
    ETCD_LISTEN_PEER_URLS="http://$(address_of peer "$n")" \
    ETCD_INITIAL_ADVERTISE_PEER_URLS="http://$(address_of peer "$n")" \
    $(account) etcd
}

# What differs between machines.
node_settings() {
  local n=$1
  cat <<SETTINGS
PATRONI_NAME=$n
PATRONI_ETCD3_HOSTS=$(addresses_of etcd)
PATRONI_RESTAPI_LISTEN=$(address_of rest "$n")
PATRONI_RESTAPI_CONNECT_ADDRESS=$(address_of rest "$n")
PATRONI_RESTAPI_USERNAME=patroni
PATRONI_RESTAPI_PASSWORD=$password
PATRONI_POSTGRESQL_LISTEN=$(address_of postgres "$n")
PATRONI_POSTGRESQL_CONNECT_ADDRESS=$(address_of postgres "$n")
PATRONI_POSTGRESQL_DATA_DIR=$CLUSTER_DIR/$n/data
PATRONI_POSTGRESQL_BIN_DIR=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)
PATRONI_POSTGRESQL_PGPASS=$CLUSTER_DIR/$n/pgpass
PATRONI_SUPERUSER_USERNAME=postgres
PATRONI_SUPERUSER_PASSWORD=$password
PATRONI_REPLICATION_USERNAME=replicator
PATRONI_REPLICATION_PASSWORD=$password
PATRONI_REWIND_USERNAME=rewind
PATRONI_REWIND_PASSWORD=$password
SETTINGS
}

start_node() {
  folder_for "$CLUSTER_DIR/$1"
  start_etcd "$1"
  # shellcheck disable=SC2046
  run "patroni-$1" env HOME="$CLUSTER_DIR/$1" $(node_settings "$1") $(account) patroni "$CLUSTER_DIR/patroni.yml"
}

kill_node() {
  # All at once: what PostgreSQL's first process leaves behind must not finish anything.
  # shellcheck disable=SC2046
  kill -9 $(pid_of "patroni-$1") $(postgres_of "$1") $(pid_of "etcd-$1")
}

stall_node() {
  local pid
  for pid in $(postgres_of "$1"); do
    if grep -qa walsender "/proc/$pid/cmdline"; then kill -STOP "$pid"; fi
  done
}

answers() { [ "$(curl -s -o /dev/null -m 2 -w '%{http_code}' "http://$(address_of rest "$1")/$2")" = 200 ]; }
node_that_is() { local n; for n in "${nodes[@]}"; do if answers "$n" "$1"; then echo "$n"; return; fi; done; }
is_synchronous() { curl -s -m 2 "http://$(address_of rest "$1")/config" | grep -q '"synchronous_mode": true'; }
followers_of() {
  curl -s -m 2 "http://$(address_of rest "$1")/patroni" | { grep -o '"state": "streaming"' || true; } | wc -l
}
is_whole() {
  local n leader
  for n in "${nodes[@]}"; do answers "$n" health || return 1; done
  leader=$(node_that_is primary)
  if [ -z "$leader" ] || [ "$(followers_of "$leader")" != $((${#nodes[@]} - 1)) ]; then return 1; fi
  if is_synchronous "$leader"; then [ -n "$(node_that_is synchronous)" ]; else [ -z "$(node_that_is synchronous)" ]; fi
}

ctl() {
  # shellcheck disable=SC2046
  env HOME="$CLUSTER_DIR" $(node_settings a) patronictl -c "$CLUSTER_DIR/patroni.yml" "$@"
}

start_haproxy() {
  run "haproxy-$1" env DATABASE_LISTEN="$(address_of haproxy "$1")" \
    NODE_A="$(address_of postgres a)" NODE_A_REST="$(port_of rest a)" \
    NODE_B="$(address_of postgres b)" NODE_B_REST="$(port_of rest b)" \
    NODE_C="$(address_of postgres c)" NODE_C_REST="$(port_of rest c)" \
    haproxy -db -f "$here/haproxy.cfg"
}

start_pgbouncer() {
  local place=$CLUSTER_DIR/pgbouncer-$1
  folder_for "$place"
  cp "$here/pgbouncer.ini" "$place/base.ini"
  echo "\"pratibha\" \"$password\"" >"$place/users.txt"
  cat >"$place/pgbouncer.ini" <<SETTINGS
%include $place/base.ini
listen_addr = 127.0.0.1
listen_port = $(port_of pgbouncer "$1")
unix_socket_dir =
auth_file = $place/users.txt
[databases]
* = host=127.0.0.1 port=$(port_of haproxy "$1")
SETTINGS
  # shellcheck disable=SC2046
  run "pgbouncer-$1" $(account) pgbouncer "$place/pgbouncer.ini"
}

as_superuser() {
  PGPASSWORD=$password psql -q -v ON_ERROR_STOP=1 -h 127.0.0.1 -p "$(port_of haproxy one)" -U postgres "$@"
}
has_database() { as_superuser -Atc 'select 1' postgres >/dev/null 2>&1; }
make_database() {
  wait_for 'a leader behind HAProxy' has_database
  as_superuser postgres <<SQL
select 'create role pratibha login password ''$password'''
  where not exists (select from pg_roles where rolname = 'pratibha') \gexec
-- What the product asks for itself, and PgBouncer leaves out.
alter role pratibha set statement_timeout = '9s';
alter role pratibha set lock_timeout = '8s';
alter role pratibha set idle_in_transaction_session_timeout = '30s';
select 'create database $database owner pratibha'
  where not exists (select from pg_database where datname = '$database') \gexec
SQL
}

is_ready() { curl -sf -o /dev/null -m 2 "http://$(address_of product "$1")/health/ready"; }
start_product() {
  local demo=1; if [ -n "${OIDC_ISSUER:-}" ]; then demo=0; fi
  run "product-$1" env DEMO=$demo HOST=127.0.0.1 PORT="$(port_of product "$1")" \
    PUBLIC_URL="http://$(address_of product "$1")" \
    DATABASE_URL="postgres://pratibha:$password@$(address_of "$2" "$1")/$database" \
    node --disable-warning=ExperimentalWarning --max-semi-space-size=8 --max-old-space-size=1024 \
    "$root/apps/server/dist/main.js"
}
restart_products() {
  local through=$1 p
  end_of "${products[@]/#/product-}" "${products[@]/#/pgbouncer-}"
  make_database
  for p in "${products[@]}"; do
    if [ "$through" = pgbouncer ]; then start_pgbouncer "$p"; fi
    start_product "$p" "$through"
  done
  for p in "${products[@]}"; do wait_for "product $p" is_ready "$p"; done
}

up() {
  mkdir -p "$CLUSTER_DIR"/{log,run}
  chmod 755 "$CLUSTER_DIR"
  # PostgreSQL's account may not be able to read a checkout.
  cp "$here/patroni.yml" "$CLUSTER_DIR/patroni.yml"
  local n p
  for n in "${nodes[@]}"; do if is_gone "patroni-$n"; then start_node "$n"; fi; done
  wait_for 'a leader and its standbys' is_whole
  for p in "${products[@]}"; do if is_gone "haproxy-$p"; then start_haproxy "$p"; fi; done
  restart_products haproxy
  status
}

down() {
  end_of "${products[@]/#/product-}" "${products[@]/#/pgbouncer-}" "${products[@]/#/haproxy-}"
  end_of "${nodes[@]/#/patroni-}"
  end_of "${nodes[@]/#/etcd-}"
  # Where a Patroni was killed, its PostgreSQL may be left.
  local n; for n in "${nodes[@]}"; do kill -9 $(postgres_of "$n") 2>/dev/null || true; done
}

status() {
  ctl list
  local p; for p in "${products[@]}"; do
    echo "product $p: http://$(address_of product "$p") $(is_ready "$p" && echo serves || echo 'does not serve')"
  done
}

case "${1:-}" in
  up) up ;;
  down) down ;;
  status) status ;;
  start) start_node "$2"; wait_for "machine $2 and the others" is_whole ;;
  kill) kill_node "$2" ;;
  stall) stall_node "$2" ;;
  leader) node_that_is primary ;;
  standby) node_that_is synchronous ;;
  synchronous)
    ctl edit-config --force --quiet -s "synchronous_mode=$2"
    wait_for 'the new way to acknowledge' is_whole
    ;;
  switchover) ctl switchover --force --master "$(node_that_is primary)" --candidate "$(node_that_is synchronous)" ;;
  products) restart_products "$2" ;;
  *) sed -n '2,/^set/{/^#/s/^# \{0,1\}//p}' "${BASH_SOURCE[0]}"; exit 1 ;;
esac
