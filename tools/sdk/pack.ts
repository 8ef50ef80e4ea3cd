import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { writePackage } from './package-files.ts';

/** Makes the package of the client library in a folder. @returns the path of the tarball */
export async function packLibrary(directory: string): Promise<string> {
  const folder = path.join(directory, 'package');
  await mkdir(directory, { recursive: true });
  await writePackage(folder);
  const words = ['pack', '--silent', '--pack-destination', directory];
  const { stdout } = await promisify(execFile)('npm', words, { cwd: folder });
  return path.join(directory, stdout.trim());
}
