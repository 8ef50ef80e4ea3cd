import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Packs the package in a folder. @returns the path of its tarball in `destination` */
export async function npmPack(folder: string, destination: string): Promise<string> {
  const words = ['pack', '--silent', '--pack-destination', destination];
  const { stdout } = await promisify(execFile)('npm', words, { cwd: folder });
  return path.join(destination, stdout.trim());
}
