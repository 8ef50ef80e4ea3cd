import { open, readFile } from 'node:fs/promises';
import type { Blobs } from '@livery/blobs';
import type { FileRepository, LocalFile } from '@livery/content-application';
import { importSlugs, MAX_ICONS_IN_SET, SVG_LIMITS, svgTooLarge } from '@livery/content-domain';
import type { SpoolDirectory } from '@livery/http';
import { DomainError, type Tenant } from '@livery/kernel';
import { DEFAULT_LIMITS, ZipArchive, type ZipEntry } from '@livery/office-package';
import { type FoundIcons, LONGEST_PATH } from './found-icons.ts';
import { jsonTooLarge, tooManyIcons, unsupportedSource } from './icon-source.errors.ts';
import type { IconifyReader } from './iconify-reader.ts';
import { LocalCopy } from '../text/local-copy.ts';

/** The largest file that is imported: 50 MiB, packed. */
export const MAX_IMPORT_BYTES = 52_428_800;
/** The largest IconifyJSON. */
const MAX_JSON_MEBIBYTES = 16;
const MEBIBYTE = 1_048_576;
const ZIP = 'PK';
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

/** Finds the icons in files that were uploaded: zip archives of SVG files, and IconifyJSON. */
export class IconSourceFiles {
  constructor(
    private readonly files: FileRepository,
    private readonly blobs: Blobs,
    private readonly copies: SpoolDirectory,
    private readonly iconify: IconifyReader,
  ) {}

  /**
   * The order of the icons and their slugs depend on the file alone.
   * @throws DomainError `resource_missing`, `unsupported_format`, `archive_too_large`, `file_corrupt`, `file_too_complex`, `unavailable`; the
   *   reason of the signal
   */
  async read(tenant: Tenant, fileId: string, signal: AbortSignal): Promise<IconSourceFile> {
    const stored = await this.files.find(tenant, fileId);
    const blob = stored === null ? null : await this.blobs.open(tenant, stored.contentHash);
    if (blob === null) throw fileDeleted();
    await using copy = await LocalCopy.of(blob, this.copies, signal);
    const file = { path: copy.path, size: blob.size };
    const { found, licence } = (await isArchive(file))
      ? ofArchive(await readFile(file.path))
      : await this.ofJson(tenant, file, signal);
    if (found.length > MAX_ICONS_IN_SET) throw tooManyIcons();
    const slugs = importSlugs(found.map(({ path }) => path));
    return { icons: found.map(({ path, read }, index) => ({ name: path, slug: slugs[index] ?? null, read })), licence };
  }

  private async ofJson({ organizationId: owner }: Tenant, file: LocalFile, signal: AbortSignal): Promise<FoundIcons> {
    if (file.size > MAX_JSON_MEBIBYTES * MEBIBYTE) throw jsonTooLarge(MAX_JSON_MEBIBYTES);
    return this.iconify.read(file, { owner, signal });
  }
}

async function isArchive({ path }: LocalFile): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(ZIP.length), 0, ZIP.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === ZIP;
  } finally {
    await file.close();
  }
}

function ofArchive(bytes: Buffer): FoundIcons {
  const archive = ZipArchive.open(bytes, { ...DEFAULT_LIMITS, maxPartXmlBytes: SVG_LIMITS.maxBytes });
  const entries = archive.entries.filter(({ part }) => SVG_ENTRY.test(part));
  if (entries.length === 0) throw unsupportedSource('The archive contains no SVG files.');
  const inOrder = entries.toSorted((one, other) => (one.part < other.part ? -1 : 1));
  const found = inOrder.map((entry) => ({
    path: entry.part.slice(1, -'.svg'.length).slice(0, LONGEST_PATH).toWellFormed(),
    read: () => readEntry(archive, entry),
  }));
  return { found, licence: '' };
}

function fileDeleted(): DomainError {
  return new DomainError('missing', 'resource_missing', 'The file was deleted before it was imported.', {
    param: 'file',
  });
}

function readEntry(archive: ZipArchive, entry: ZipEntry): Uint8Array {
  if (entry.size > SVG_LIMITS.maxBytes) throw svgTooLarge();
  return archive.read(entry);
}
