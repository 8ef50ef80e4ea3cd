/** Where the images of this run are; set once by the global set-up. */
export const IMAGES_DIRECTORY = 'LIVERY_IMAGES_DIRECTORY';

/** @throws Error when there are none: a test that needs them never skips */
export function imagesDirectory(): string {
  const directory = process.env[IMAGES_DIRECTORY];
  if (directory === undefined) throw new Error('There are no images for this run: is the global set-up configured?');
  return directory;
}
