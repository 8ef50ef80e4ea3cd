import {
  iconifyIcons,
  iconifyLicence,
  importSlugs,
  MAX_ICONS_IN_SET,
  SVG_LIMITS,
  svgTooLarge,
} from '@livery/content-domain';
import { DomainError } from '@livery/kernel';
import { DEFAULT_LIMITS, ZipArchive, type ZipEntry } from '@livery/office-package';

/** The largest file that is imported: 50 MiB, packed. */
export const MAX_IMPORT_BYTES = 52_428_800;
/** The largest IconifyJSON. */
const MAX_JSON_BYTES = 33_554_432;
const ZIP = Buffer.from('PK');
const SVG_ENTRY = /^\/(?!__MACOSX\/)(?:[^/]+\/)*[^./][^/]*\.svg$/i;

/** One icon of a file that is imported. */
export interface SourceIcon {
  /** As the file names it. */
  readonly name: string;
  /** Null if no slug can be made of the name, or an icon before has it. */
  readonly slug: string | null;
  /** The bytes of its SVG. @throws DomainError if there are none, or too many */
  read(): Uint8Array;
}

/** What an import takes from a file. */
export interface IconSourceFile {
  readonly icons: readonly SourceIcon[];
  /** As the file says it; empty if it says nothing. */
  readonly licence: string;
}

/**
 * Finds the icons in a zip archive of SVG files or in an IconifyJSON. Their order and their slugs depend on the file alone.
 * @throws DomainError `unsupported_format`, `archive_too_large`, `file_corrupt`
 */
export function iconsOfFile(file: Uint8Array): IconSourceFile {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const { found, licence } = bytes.subarray(0, 2).equals(ZIP) ? ofArchive(bytes) : ofJson(bytes);
  if (found.length > MAX_ICONS_IN_SET) {
    const message = `The file has more than ${MAX_ICONS_IN_SET} icons. Import it in parts.`;
    throw new DomainError('too_large', 'archive_too_large', message, { param: 'file' });
  }
  const slugs = importSlugs(found.map(({ path }) => path));
  return { icons: found.map(({ path, read }, index) => ({ name: path, slug: slugs[index] ?? null, read })), licence };
}

interface FoundIcon {
  readonly path: string;
  readonly read: () => Uint8Array;
}

interface FoundIcons {
  readonly found: readonly FoundIcon[];
  readonly licence: string;
}

function ofArchive(bytes: Buffer): FoundIcons {
  const archive = ZipArchive.open(bytes, { ...DEFAULT_LIMITS, maxPartXmlBytes: SVG_LIMITS.maxBytes });
  const entries = archive.entries.filter(({ part }) => SVG_ENTRY.test(part));
  if (entries.length === 0) throw unsupported('The archive contains no SVG files.');
  const inOrder = entries.toSorted((one, other) => (one.part < other.part ? -1 : 1));
  const found = inOrder.map((entry) => ({
    path: entry.part.slice(1, -'.svg'.length),
    read: () => readEntry(archive, entry),
  }));
  return { found, licence: '' };
}

function readEntry(archive: ZipArchive, entry: ZipEntry): Uint8Array {
  if (entry.size > SVG_LIMITS.maxBytes) throw svgTooLarge();
  return archive.read(entry);
}

function ofJson(bytes: Buffer): FoundIcons {
  if (bytes.length > MAX_JSON_BYTES) {
    throw new DomainError('too_large', 'archive_too_large', 'An IconifyJSON has at most 32 MiB.', { param: 'file' });
  }
  const json = parsed(bytes);
  const icons = iconifyIcons(json);
  if (icons === null) throw unsupported();
  const found = icons.map((icon) => ({ path: icon.name, read: () => readIconify(icon) }));
  return { found, licence: iconifyLicence(json) };
}

function readIconify(icon: NonNullable<ReturnType<typeof iconifyIcons>>[number]): Uint8Array {
  if ('svg' in icon) return Buffer.from(icon.svg);
  throw new DomainError('unprocessable', 'file_corrupt', icon.problem, { param: 'file' });
}

function parsed(bytes: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return value;
  } catch {
    throw unsupported();
  }
}

function unsupported(message = 'The file is neither a zip archive of SVG files nor an IconifyJSON.'): DomainError {
  return new DomainError('unsupported', 'unsupported_format', message, { param: 'file' });
}
