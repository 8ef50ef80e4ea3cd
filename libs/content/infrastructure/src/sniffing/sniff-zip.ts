import { mediaTypeNamed } from '@livery/content-domain';
import { MalformedXml, OoxmlPackage, PackageRefused, writeZip } from '@livery/office-package';
import type { FileWindow } from './file-window.ts';
import { type DirectoryEntry, readDirectory, readEntry } from './zip-directory.ts';

const ZIP = 'application/zip';
const CONTENT_TYPES = '[Content_Types].xml';
const RELATIONSHIPS = '_rels/.rels';
/** Far above the 50 kB of the largest content types that were measured. */
const MAX_PART_BYTES = 1_048_576;
const MAX_MIMETYPE_BYTES = 256;

/** Main parts whose media type is not simply their content type without `.main+xml`. */
const OF_MAIN_PARTS: ReadonlyMap<string, string> = new Map([
  [
    'application/vnd.ms-word.template.macroenabledtemplate.main+xml',
    'application/vnd.ms-word.template.macroenabled.12',
  ],
  ['application/vnd.ms-excel.sheet.binary.macroenabled.main', 'application/vnd.ms-excel.sheet.binary.macroenabled.12'],
]);

/** The media type of an archive: of an Office file by its main part, of an OpenDocument or EPUB file by its `mimetype`. */
export async function sniffZip(file: FileWindow): Promise<string> {
  const entries = await readDirectory(file);
  const text = async (name: string, most: number): Promise<Buffer | undefined> => {
    const entry = entries.find((one) => one.name === name);
    return entry && (await readEntry(file, entry, most));
  };
  const [types, relationships] = [await text(CONTENT_TYPES, MAX_PART_BYTES), await text(RELATIONSHIPS, MAX_PART_BYTES)];
  if (types && relationships) return ofMainPart(mainContentType(types, relationships, entries));
  const declared = (await text('mimetype', MAX_MIMETYPE_BYTES))?.toString('latin1').trim() ?? '';
  return declared.endsWith('xml') || !isHeldByZip(declared) ? ZIP : declared;
}

function isHeldByZip(name: string): boolean {
  return mediaTypeNamed(name)?.containers?.includes('zip') ?? false;
}

function ofMainPart(contentType: string): string {
  const name = contentType.toLowerCase();
  const plain = name.replace(/\.main\+xml$/, '').replace(/\.macroenabled$/, '.macroenabled.12');
  const found = OF_MAIN_PARTS.get(name) ?? plain;
  return isHeldByZip(found) ? found : ZIP;
}

/**
 * Which part is the main part is decided by the engine's own reader. It gets a package of the two parts that say so, and of empty parts
 * with the names that the relationships mention, since the whole file may be large.
 */
function mainContentType(types: Buffer, relationships: Buffer, entries: readonly DirectoryEntry[]): string {
  const mentioned = entries.filter(({ name }) => name.length > 2 && relationships.includes(name)).slice(0, 32);
  const empty = mentioned.map(({ name }) => ({ name, data: '' }));
  const parts = [{ name: CONTENT_TYPES, data: types }, { name: RELATIONSHIPS, data: relationships }, ...empty];
  try {
    return OoxmlPackage.open(writeZip(parts)).mainContentType;
  } catch (error) {
    if (error instanceof PackageRefused || error instanceof MalformedXml) return '';
    throw error;
  }
}
