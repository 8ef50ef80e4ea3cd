/** The environment variable with the folder of this run's images, which the global set-up sets. */
export const IMAGES_DIRECTORY = 'LIVERY_IMAGES_DIRECTORY';

/** @throws Error if there are no images: a test that needs them fails and is not skipped */
export function imagesDirectory(): string {
  const directory = process.env[IMAGES_DIRECTORY];
  if (directory === undefined) throw new Error('There are no images for this run: is the global set-up configured?');
  return directory;
}
