import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { errorCode } from './error-code.ts';
import { runningProcess } from './running-process.ts';
import { unlessMissing } from './unless-missing.ts';

interface Owner {
  readonly pid: number;
  readonly startedAt: string;
  readonly token: string;
}

/** A lock file that contains the process which holds it. The lock of a process that has ended is ignored. */
export class OwnerLock {
  readonly #path: string;

  private constructor(path: string) {
    this.#path = path;
  }

  /** Takes the lock for this process. @returns the pid of the owner if another running process holds the lock */
  static async acquire(path: string): Promise<OwnerLock | { readonly ownerPid: number }> {
    const ownerPid = await claim(path);
    return ownerPid === undefined ? new OwnerLock(path) : { ownerPid };
  }

  async release(): Promise<void> {
    await rm(this.#path, { force: true });
  }
}

async function claim(path: string): Promise<number | undefined> {
  for (;;) {
    if (await create(path)) return undefined;
    const owner = await ownerOf(path);
    if (owner === undefined) continue;
    if (await isAlive(owner)) return owner.pid;
    await bury(path, owner);
  }
}

/** Creates the lock file as a link, which either appears with its whole content or fails because the file exists. */
async function create(path: string): Promise<boolean> {
  const token = randomUUID();
  const draft = `${path}.${token}`;
  const me = await runningProcess(process.pid);
  await writeFile(draft, `${process.pid}\n${me?.startedAt ?? ''}\n${token}\n`, { flag: 'wx' });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function ownerOf(path: string): Promise<Owner | undefined> {
  const text = await unlessMissing(readFile(path, 'utf8'));
  if (text === undefined) return undefined;
  const [pid = '', startedAt = '', token = ''] = text.split('\n');
  return { pid: /^[1-9]\d{0,9}$/.test(pid) ? Number(pid) : 0, startedAt, token };
}

async function isAlive({ pid, startedAt }: Owner): Promise<boolean> {
  const found = pid === 0 ? undefined : await runningProcess(pid);
  if (found === undefined) return false;
  return found.startedAt === undefined || startedAt === '' || found.startedAt === startedAt;
}

/**
 * Removes the lock of a process that has ended. The caller first takes a second lock on that owner, and then checks again. Without
 * this, a slow process could remove the lock that a faster one has taken meanwhile.
 */
async function bury(path: string, dead: Owner): Promise<void> {
  const grave = `${path}.of-${dead.token}`;
  if ((await claim(grave)) !== undefined) {
    await setTimeout(5);
    return;
  }
  try {
    if ((await ownerOf(path))?.token === dead.token) await rm(path, { force: true });
  } finally {
    await rm(grave, { force: true });
  }
}
