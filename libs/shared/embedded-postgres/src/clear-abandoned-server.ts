import { readFile, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPostmasterFile } from './postmaster-file.ts';
import { runningProcess } from './running-process.ts';
import { stopServer } from './stop-server.ts';

/**
 * Stops the server that a killed owner left running. The server is not used again, because it may have other settings or
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

/** The server's working directory is its data directory. If the system hides it, the command line shows it. */
async function isServerOf(directory: string, pid: number): Promise<boolean> {
  const command = (await runningProcess(pid))?.command ?? '';
  if (!command.includes('postgres')) return false;
  if (`${command} `.includes(` -D ${directory} `)) return true;
  const workingDirectory = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  return workingDirectory === directory;
}

/**
 * A server refuses to start while any process has the pid in `postmaster.pid`, even one that is not PostgreSQL. It ignores
 * the pid of its own parent, so ours is written there. Removing the file would also remove the shared memory key by
 * which the server checks that no child of its predecessor is running.
 */
async function disownStalePid(directory: string, pid: number): Promise<void> {
  const path = join(directory, 'postmaster.pid');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace(String(pid), String(process.pid)));
}
