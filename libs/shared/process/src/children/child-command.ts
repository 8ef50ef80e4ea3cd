import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChildLimits } from './child-limits.ts';
import type { FoundWalls } from '../walls.ts';

/** The entry file lies beside this one, as source or as build output. */
const ENTRY = fileURLToPath(new URL(`./child-main${path.extname(import.meta.url)}`, import.meta.url));

/** The code that runs in a child. */
export interface ChildCode {
  /** A module that exports `run` (`ChildModule`). */
  readonly module: URL;
  /** The folders that a child may read. It needs its own code and the packages that it imports. */
  readonly readable: readonly string[];
  /** Whether a child may start programs of its own. They die with its process group. */
  readonly mayStartPrograms?: boolean;
  /** Whether the children have the lowest priority, since nobody waits for them. */
  readonly isBackground?: boolean;
  /** Whether a child may load native code, which Node's permissions do not bind. The walls around the process do. */
  readonly mayLoadAddons?: boolean;
}

export interface ChildCommand {
  readonly program: string;
  readonly options: readonly string[];
}

/** The program and its arguments that start a child: the walls, and within them Node with its own permissions. */
export function childCommand(code: ChildCode, limits: ChildLimits, walls: FoundWalls): ChildCommand {
  const readable = [path.dirname(ENTRY), path.dirname(fileURLToPath(code.module)), ...code.readable];
  const node = [
    process.execPath,
    `--max-old-space-size=${limits.heapMb}`,
    '--disallow-code-generation-from-strings',
    '--permission',
    ...readable.map((folder) => `--allow-fs-read=${folder}/`),
    ...(code.mayStartPrograms === true ? ['--allow-child-process'] : []),
    ...(code.mayLoadAddons === true ? ['--allow-addons'] : []),
    ENTRY,
    code.module.href,
  ];
  const [program = '', ...options] = [...walls.commands.flat(), ...node];
  return { program, options };
}
