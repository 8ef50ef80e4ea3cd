import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import type { SystemUser } from './server-user.ts';

/** Replaces a file atomically, so that a crash leaves the old or the new text. Only its owner can read it. */
export async function writeFileWhole(path: string, text: string, owner?: SystemUser): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      if (owner) await file.chown(owner.uid, owner.gid);
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}
