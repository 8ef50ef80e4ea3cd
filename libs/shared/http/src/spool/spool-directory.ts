import { lstat, mkdtemp, open, readdir, rm, type FileHandle } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

const NAME = /^livery-spool-(.+)-(\d+)-[^-]{6}$/;
/** After this time without an upload, a directory of another machine on a shared disk is a leftover. */
const ABANDONED_MS = 86_400_000;
/** The directories of this process. */
const own = new Set<string>();

export interface OpenedFile {
  readonly path: string;
  readonly handle: FileHandle;
}

/**
 * The directory of this process for files that arrive with requests, and for copies of stored files. Only its user can read it (`mkdtemp` sets mode 0700). It is created
 * for the first file, and again if someone has removed it. Directories of processes that have died are removed at the start.
 */
@Injectable()
export class SpoolDirectory implements OnApplicationBootstrap, OnApplicationShutdown {
  private made: Promise<string> | undefined;

  /** @param parent an existing directory (default: that of the system for temporary files, `TMPDIR`) */
  constructor(private readonly parent = tmpdir()) {}

  async onApplicationBootstrap(): Promise<void> {
    const names = await readdir(this.parent).catch(() => []);
    for (const name of names) {
      const directory = path.join(this.parent, name);
      if (await isLeftover(directory)) await rm(directory, { recursive: true, force: true }).catch(() => undefined);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    const directory = await this.made?.catch(() => undefined);
    this.made = undefined;
    if (directory === undefined) return;
    await rm(directory, { recursive: true, force: true });
    own.delete(directory);
  }

  /** Creates an empty file with a random name, mode 0600. */
  async openFile(): Promise<OpenedFile> {
    try {
      return await openIn(await this.directory());
    } catch (error) {
      if (!isMissing(error)) throw error;
      this.made = undefined;
      return openIn(await this.directory());
    }
  }

  /** Creates an empty folder with a random name, mode 0700, for a program that needs several files. Whoever asks for it removes it. */
  async openFolder(): Promise<string> {
    try {
      return await mkdtemp(path.join(await this.directory(), 'folder-'));
    } catch (error) {
      if (!isMissing(error)) throw error;
      this.made = undefined;
      return mkdtemp(path.join(await this.directory(), 'folder-'));
    }
  }

  private directory(): Promise<string> {
    this.made ??= this.make();
    return this.made;
  }

  private async make(): Promise<string> {
    try {
      const directory = await mkdtemp(path.join(this.parent, `livery-spool-${hostname()}-${process.pid}-`));
      own.add(directory);
      return directory;
    } catch (error) {
      this.made = undefined;
      throw error;
    }
  }
}

async function openIn(directory: string): Promise<OpenedFile> {
  const file = path.join(directory, randomUUID());
  return { path: file, handle: await open(file, 'wx', 0o600) };
}

/** Whether a directory is one of ours whose process has died. Its name could also be that of somebody else's file. */
async function isLeftover(directory: string): Promise<boolean> {
  const [, host, pid] = NAME.exec(path.basename(directory)) ?? [];
  if (host === undefined || own.has(directory)) return false;
  const found = await lstat(directory).catch(() => null);
  if (found === null || !found.isDirectory() || found.uid !== process.getuid?.()) return false;
  if (host !== hostname()) return Date.now() - found.mtimeMs > ABANDONED_MS;
  return Number(pid) === process.pid || !isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT';
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
