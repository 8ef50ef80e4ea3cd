import type { Wall } from '../walls.ts';

/**
 * Builds a root of what programs need, and nothing else: programs, libraries, fonts, and the folder of the run. It lives in a namespace of
 * mounts, and ends with it. It needs a namespace of processes: the list of processes is a new one, since links in that of the machine lead
 * to the files of other processes.
 */
const HIDE_FILES = `set -e
old=$PATH
PATH=/usr/sbin:/usr/bin:/sbin:/bin
[ $$ = 1 ]
here=$(pwd -P)
program=$(readlink -f "$1")
new=/mnt
case "$here" in /mnt/*) new=/media ;; esac
mount -t tmpfs -o size=1m,mode=755 none "$new"
show() {
  if [ -L "$1" ]; then mkdir -p "$new$(dirname "$1")"; cp -P "$1" "$new$1"
  elif [ -d "$1" ]; then mkdir -p "$new$1"; mount --rbind "$1" "$new$1"
  elif [ -e "$1" ]; then mkdir -p "$new$(dirname "$1")"; : > "$new$1"; mount --bind "$1" "$new$1"; fi
}
for one in /usr /bin /sbin /lib /lib32 /lib64 /libx32 /opt /nix/store /dev/null /dev/zero /dev/random /dev/urandom \\
  /etc/fonts /etc/libreoffice /etc/alternatives /etc/ld.so.cache /etc/ld.so.conf /etc/ld.so.conf.d /etc/passwd /etc/group \\
  /etc/nsswitch.conf /etc/localtime /var/lib/libreoffice /var/cache/fontconfig; do show "$one"; done
if [ ! -e "$new$program" ]; then
  folder=$(dirname "$program")
  if [ "$(basename "$folder")" = program ]; then folder=$(dirname "$folder"); fi
  show "$folder"
fi
mkdir -p "$new/proc" "$new/tmp"
mount -t proc none "$new/proc"
mkdir -p "$new$here"
mount --bind "$here" "$new$here"
if [ ! -e "$new$1" ] && [ ! -L "$new$1" ]; then shift; set -- "$program" "$@"; fi
exec chroot "$new" /bin/sh -c 'cd "$0" && PATH=$1 && shift && exec "$@"' "$here" "$old" "$@"`;

const RUN_HIDDEN = ['/bin/sh', '-c', HIDE_FILES, 'sh'];

/** The wall around programs that need no file outside of their folder. It is the innermost one. */
export const FILES_WALL: Wall = {
  variants: [
    ['unshare', '--mount', ...RUN_HIDDEN],
    ['unshare', '--user', '--map-root-user', '--mount', ...RUN_HIDDEN],
  ],
  without: 'programs that render could read the files that the service reads',
};
