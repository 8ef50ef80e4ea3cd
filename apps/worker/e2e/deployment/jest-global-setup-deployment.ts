import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildImages } from './build-images.ts';
import { IMAGES_DIRECTORY } from './images-directory.ts';

/** Builds the images once for all suites. */
export default async function setup(): Promise<void> {
  const directory = await mkdtemp(path.join(tmpdir(), 'livery-images-'));
  await chmod(directory, 0o755);
  process.env[IMAGES_DIRECTORY] = directory;
  await buildImages(directory);
}
