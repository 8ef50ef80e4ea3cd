import { BACKGROUND_WALL } from '../background-wall.ts';
import type { Wall } from '../walls.ts';
import type { ProgramLimits } from './program-limits.ts';

/** Programs reserve memory that they do not use: LibreOffice has about a gigabyte of data, of which 200 MB are resident. */
const DATA_ABOVE_MEMORY_MB = 2_048;
const BYTES_PER_MB = 1_048_576;
const OPEN_FILES = 1_024;
/** The kernel counts each process by itself; the watch counts the whole group, and is more exact. */
const SECONDS_ABOVE_LIMIT = 5;
const NAMESPACES = ['--net', '--pid', '--fork', '--kill-child=KILL'];
const DIES_WITH_PARENT = ['--no-new-privs', '--pdeathsig', 'KILL'];

/**
 * The walls around a foreign program. Within a namespace of processes the kernel ends all of them with the first one, also those that have
 * left the process group.
 */
export function programWalls({ processorMs, memoryMb, fileMb }: ProgramLimits): readonly Wall[] {
  const processorSeconds = SECONDS_ABOVE_LIMIT + Math.ceil(processorMs / 1_000);
  const data = (memoryMb + DATA_ABOVE_MEMORY_MB) * BYTES_PER_MB;
  const files = [`--fsize=${fileMb * BYTES_PER_MB}`, `--nofile=${OPEN_FILES}`];
  return [
    {
      variants: [['prlimit', `--cpu=${processorSeconds}`, `--data=${data}`, '--core=0', ...files]],
      without: 'the kernel does not limit the resources of programs that render',
    },
    BACKGROUND_WALL,
    {
      variants: [['setpriv', ...DIES_WITH_PARENT]],
      without: 'programs that render outlive a killed worker until they are done',
    },
    {
      variants: [
        ['unshare', ...NAMESPACES],
        // A new user namespace clears the signal of the parent's death.
        [
          'unshare',
          '--user',
          '--map-root-user',
          '/usr/bin/setpriv',
          ...DIES_WITH_PARENT,
          '/usr/bin/unshare',
          ...NAMESPACES,
        ],
        ['unshare', '--net'],
        ['unshare', '--user', '--map-current-user', '--net'],
      ],
      without: 'programs that render could reach the network',
    },
  ];
}
