import path from 'node:path';
import { npmPack } from '../build/npm-pack.ts';
import { writePackage } from './package-files.ts';

/** Makes the package of the command line in a folder, from the build. @returns the path of the tarball */
export async function packCli(directory: string): Promise<string> {
  const folder = path.join(directory, 'package');
  await writePackage(folder);
  return npmPack(folder, directory);
}
