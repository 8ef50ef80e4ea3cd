import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** The versions of Node on this machine with their programs: the one that runs the tests, and those that `PATH` leads to. */
export async function installedNodes(): Promise<ReadonlyMap<string, string>> {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const nodes = new Map([[process.version, process.execPath]]);
  for (const program of folders.map((folder) => path.join(folder, 'node'))) {
    const version = await versionOf(program);
    if (version !== undefined && !nodes.has(version)) nodes.set(version, program);
  }
  return nodes;
}

async function versionOf(program: string): Promise<string | undefined> {
  try {
    return (await promisify(execFile)(program, ['--version'])).stdout.trim();
  } catch {
    return undefined;
  }
}
