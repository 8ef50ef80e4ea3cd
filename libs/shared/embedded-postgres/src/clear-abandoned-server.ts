import { readFile, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPostmasterFile } from './postmaster-file.ts';
import { runningProcess } from './running-process.ts';
import { stopServer } from './stop-server.ts';

/**
 * Stops the server that a killed owner left running. It is not taken over, because it may run with other settings or
 * another version. The caller holds the owner lock.
 */
export async function clearAbandonedServer(directory: string, onProgress: (message: string) => void): Promise<void> {
  const found = await readPostmasterFile(directory);
  if (found === undefined || !(found.pid > 0)) return;
  const { pid } = found;
  const isRunning = () => isServerOf(directory, pid);
  if (await isRunning()) {
    onProgress(`stopping PostgreSQL (process ${pid}), which an earlier run left behind`);
    await stopServer(pid, isRunning);
  } else {
    await disownStalePid(directory, pid);
  }
}

/** A server works in its data directory; its command line tells where the system keeps that from us. */
async function isServerOf(directory: string, pid: number): Promise<boolean> {
  const command = (await runningProcess(pid))?.command ?? '';
  if (!command.includes('postgres')) return false;
  if (`${command} `.includes(` -D ${directory} `)) return true;
  const workingDirectory = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  return workingDirectory === directory;
}

/**
 * A server refuses to start while any process has the pid in `postmaster.pid`, even one that is not PostgreSQL. It takes
 * its parent's pid for a stale one, so ours is written there. Removing the file would also remove the shared memory key by
 * which the server makes sure that no child of its predecessor is left.
 */
async function disownStalePid(directory: string, pid: number): Promise<void> {
  const path = join(directory, 'postmaster.pid');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace(String(pid), String(process.pid)));
}
