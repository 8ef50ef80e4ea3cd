import { readFile } from 'node:fs/promises';
import type { RenderableFile } from '@livery/content-application';
import { MalformedXml, MAX_FILE_BYTES, OoxmlPackage, PackageRefused } from '@livery/office-package';

/** The picture that the program of an author has stored in a document, in bytes; null if there is none. */
export async function ownThumbnail({ path, size }: RenderableFile): Promise<Uint8Array | null> {
  if (size > MAX_FILE_BYTES) return null;
  try {
    const office = OoxmlPackage.open(await readFile(path));
    const part = office.related('/', 'thumbnail');
    return part === undefined ? null : (office.bytes(part) ?? null);
  } catch (error) {
    if (error instanceof PackageRefused || error instanceof MalformedXml) return null;
    throw error;
  }
}
