import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { SystemUser } from './server-user.ts';

/** Whether a user may enter every directory down to this existing path, and the path itself (or run it, if a file). */
export async function canReach(path: string, user: SystemUser): Promise<boolean> {
  let current = await realpath(path);
  for (;;) {
    if (!maySearch(await stat(current), user)) return false;
    const parent = dirname(current);
    if (parent === current) return true;
    current = parent;
  }
}

function maySearch({ mode, uid, gid }: Stats, user: SystemUser): boolean {
  if (uid === user.uid) return (mode & 0o100) !== 0;
  return (mode & (gid === user.gid ? 0o010 : 0o001)) !== 0;
}
