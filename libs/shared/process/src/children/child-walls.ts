import { BACKGROUND_WALL } from '../background-wall.ts';
import type { Wall } from '../walls.ts';
import { type ChildLimits, START_PROCESSOR_SECONDS } from './child-limits.ts';

/**
 * V8 reserves memory that it does not use: an empty Node has 576 MB of data, one that has read a PDF 1.7 GB, of which 124 MB are resident
 * (measured). The limit stops a child while the pool is too busy to watch.
 */
const DATA_ABOVE_MEMORY_MB = 2_048;
const BYTES_PER_MB = 1_048_576;
/** A child has its channel, and the files that Node opens while it loads modules. */
const OPEN_FILES = 128;

/**
 * The walls around the children of a pool. Each command runs the next one in the same process.
 * @param isBackground whether everything else goes first
 */
export function childWalls(
  { processorMs, memoryMb, tasksPerChild }: ChildLimits,
  isBackground: boolean,
): readonly Wall[] {
  const processorSeconds = START_PROCESSOR_SECONDS + Math.ceil((tasksPerChild * processorMs) / 1_000);
  const data = (memoryMb + DATA_ABOVE_MEMORY_MB) * BYTES_PER_MB;
  const resources = [`--cpu=${processorSeconds}`, `--data=${data}`, '--core=0', '--fsize=0', `--nofile=${OPEN_FILES}`];
  return [
    { variants: [['prlimit', ...resources]], without: 'the kernel does not limit its resources' },
    ...(isBackground ? [BACKGROUND_WALL] : []),
    {
      variants: [
        ['unshare', '--net'],
        ['unshare', '--user', '--map-current-user', '--net'],
      ],
      without: 'it could reach the network',
    },
    {
      variants: [['setpriv', '--no-new-privs', '--pdeathsig', 'KILL']],
      without: 'it outlives a killed parent while it computes',
    },
  ];
}
