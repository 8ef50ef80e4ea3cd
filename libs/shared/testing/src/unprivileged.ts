import { chmod, chown } from 'node:fs/promises';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** The options of an unprivileged child process. If this process runs as root, the child runs as `nobody`. */
export const UNPRIVILEGED = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** Makes unprivileged processes the owner of a folder. Everyone may read it. */
export async function giveAway(directory: string): Promise<void> {
  await chmod(directory, 0o755);
  if (isRoot) await chown(directory, NOBODY, NOBODY);
}
