# Shared by the scripts beside it: how they speak, and how they ask Debian or Ubuntu for what is missing.

cd "$(dirname "${BASH_SOURCE[0]}")/.."
export PIP_DISABLE_PIP_VERSION_CHECK=1
# Python is started here hundreds of times: what it once compiled is kept, and "make clean" takes it away.
unset PYTHONDONTWRITEBYTECODE

say() { echo "letopis: $*"; }

# quietly WHAT COMMAND...: one line of progress; the command's own output is shown only if it fails.
quietly() {
    local what=$1 log status started=$SECONDS
    shift
    log=$(mktemp)
    printf 'letopis: %s ... ' "$what"
    if "$@" >"$log" 2>&1 </dev/null; then
        echo "done ($((SECONDS - started)) s)"
        rm -f "$log"
        return 0
    else
        status=$?
        echo "failed:"
        sed 's/^/    /' "$log"
        rm -f "$log"
        return "$status"
    fi
}

# install_packages NAME...: with apt-get, if there is one and no password is needed.
install_packages() {
    local as_root=()
    command -v apt-get >/dev/null || return 1
    if [ "$(id -u)" != 0 ]; then
        sudo -n true 2>/dev/null || return 1
        as_root=(sudo -n)
    fi
    quietly "asking apt-get what there is" "${as_root[@]}" apt-get update -q || true
    quietly "installing $* with apt-get" \
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@"
}

# only_one_at_a_time NAME: wait while another make does the same; the lock goes with the script.
only_one_at_a_time() {
    mkdir -p build
    exec 9>"build/.$1.lock"
    command -v flock >/dev/null || return 0
    flock -n 9 || { say "waiting for another make to finish"; flock 9; }
}
