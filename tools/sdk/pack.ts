import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { npmPack } from '../build/npm-pack.ts';
import { writePackage } from './package-files.ts';

/** Makes the package of the client library in a folder. @returns the path of the tarball */
export async function packLibrary(directory: string): Promise<string> {
  const folder = path.join(directory, 'package');
  await mkdir(directory, { recursive: true });
  await writePackage(folder);
  return npmPack(folder, directory);
}
