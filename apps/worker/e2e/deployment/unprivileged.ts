import { chmod, chown } from 'node:fs/promises';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** Options of a child process that has no rights of its own: another user's where this one may choose. */
export const UNPRIVILEGED = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** Makes a folder that of such a process; everybody may read it. */
export async function giveAway(directory: string): Promise<void> {
  await chmod(directory, 0o755);
  if (isRoot) await chown(directory, NOBODY, NOBODY);
}
