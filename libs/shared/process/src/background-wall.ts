import type { Wall } from './walls.ts';

/**
 * A process that leads its session is in a scheduling group of its own where the kernel makes these (`sched_autogroup_enabled`), and nice
 * values count within a group only. So the group gets the value, too, but never that of the service, in which walls are tried.
 */
const GO_LAST = `read -r _ _ _ _ _ session _ < /proc/$$/stat
[ "$session" = $$ ] && { echo 19 > /proc/$$/autogroup; } 2> /dev/null
exec nice -n 19 "$@"`;

/** Requests and deliveries go first: a preview may wait. The nice value holds for all threads of the process. */
export const BACKGROUND_WALL: Wall = {
  variants: [['sh', '-c', GO_LAST, 'sh']],
  without: 'programs and children that render have the priority of the service',
};
