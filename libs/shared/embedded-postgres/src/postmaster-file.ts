import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from './unless-missing.ts';

export interface PostmasterFile {
  readonly pid: number;
  readonly ready: boolean;
}

/** The content of `postmaster.pid` (PostgreSQL, miscadmin.h: line 1 the pid, line 8 the status); undefined if there is no such file. */
export async function readPostmasterFile(directory: string): Promise<PostmasterFile | undefined> {
  const text = await unlessMissing(readFile(join(directory, 'postmaster.pid'), 'utf8'));
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  return { pid: Number(lines[0]), ready: lines[7]?.trim() === 'ready' };
}
