import { rm } from 'node:fs/promises';
import { imagesDirectory } from './images-directory.ts';

export default async function teardown(): Promise<void> {
  await rm(imagesDirectory(), { recursive: true, force: true });
}
