#!/usr/bin/env bash
# Installs packages of debian-packages.txt that are missing, all of them or those that are named: at most one update of the index and one
# installation. It needs nothing but bash, so that it can run before `npm ci`. A second run waits for the first.
set -uo pipefail
list="$(dirname "${BASH_SOURCE[0]}")/debian-packages.txt"
PATH="$PATH:/usr/sbin:/sbin"

missing() {
  local package parts trace
  while read -r package parts trace; do
    [[ -z "$package" || "$package" == '#'* ]] && continue
    [[ $# -gt 0 && " $* " != *" $package "* ]] && continue
    bash -c "${trace:-command -v $package}" </dev/null &>/dev/null || echo "$package"
  done <"$list"
}

exec 9>"${TMPDIR:-/tmp}/livery-packages-$(id -u).lock"
flock 9
mapfile -t packages < <(missing "$@")
[[ ${#packages[@]} -eq 0 ]] && exit 0

echo "Installing ${packages[*]} …"
export DEBIAN_FRONTEND=noninteractive
[[ $(id -u) -eq 0 ]] && as_root=() || as_root=(sudo -n)
apt=("${as_root[@]}" apt-get -qq -o DPkg::Lock::Timeout=60 -o Acquire::Retries=3)
# An old index may list packages that no longer exist. If the update fails, the old index may still work.
"${apt[@]}" update 9>&-
"${apt[@]}" install --yes --no-install-recommends "${packages[@]}" 9>&-

mapfile -t packages < <(missing "$@")
[[ ${#packages[@]} -eq 0 ]] && exit 0
echo "These packages could not be installed: ${packages[*]}" >&2
exit 1
