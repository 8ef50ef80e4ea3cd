import { gunzipSync } from 'node:zlib';
import { RenderingFailed } from '@livery/content-application';
import { DomainError } from '@livery/kernel';
import type { OoxmlPackage } from '@livery/office-package';
import { sanitizeSvg } from '../../icons/sanitize-svg.ts';
import { blankFields } from './blank-fields.ts';
import { EMPTY_PICTURE } from './empty-picture.ts';
import { harmlessMetafile } from './harmless-metafile.ts';
import { contentOf, type PartContent } from './part-content.ts';

/** LibreOffice looks for SVG within so many bytes. */
const HEAD_BYTES = 2_048;
const MAX_INFLATED_BYTES = 16_777_216;
/** Larger SVG would take longer than their picture is worth. */
const MAX_SVG_BYTES = 131_072;

export interface PartUse {
  /** The kinds of the relationships that lead to the part. */
  readonly kinds: ReadonlySet<string>;
  /** The part may hold fields that fetch. */
  readonly hasFields: boolean;
}

/** What a font, and nothing else, is led to by. */
const FONT = 'font';
/** LibreOffice reads what these lead to as a file of any format. */
const FILES = new Set(['image', 'oleObject', 'package', 'audio', 'video', 'media', 'control']);

/**
 * What takes the place of a part, by its content: LibreOffice looks at the content too, and follows addresses in pictures and in embedded
 * documents, also those of local files. Kept are XML of Office, pictures of pixels, metafiles, and fonts.
 * @returns null if the part stays as it is
 * @throws RenderingFailed
 */
export function harmlessPart(office: OoxmlPackage, part: string, use: PartUse): Uint8Array | null {
  const content = contentOfPart(office, part);
  switch (content) {
    case 'empty':
    case 'picture':
      return null;
    case 'metafile':
      return harmlessMetafile(bytesOf(office, part));
    case 'gzip':
      return unpackedPicture(bytesOf(office, part));
    case 'binary':
      return isFont(use) ? null : EMPTY_PICTURE;
    case 'svg':
      return harmlessSvg(bytesOf(office, part));
    case 'document':
    case 'foreign':
      return EMPTY_PICTURE;
    case 'doctype':
      throw new RenderingFailed('damaged');
    case 'xml':
    case 'vml':
      if ([...use.kinds].some((kind) => FILES.has(kind))) return EMPTY_PICTURE;
      return use.hasFields || content === 'vml' ? blanked(bytesOf(office, part)) : null;
  }
}

function isFont({ kinds }: PartUse): boolean {
  return kinds.size === 1 && kinds.has(FONT);
}

function contentOfPart(office: OoxmlPackage, part: string): PartContent {
  const head = office.head(part, HEAD_BYTES);
  if (head === undefined) return 'document';
  // Without a root near the beginning, a part is read as a whole.
  return contentOf(head) ?? contentOf(bytesOf(office, part)) ?? 'foreign';
}

function bytesOf(office: OoxmlPackage, part: string): Uint8Array {
  return office.bytes(part) ?? new Uint8Array();
}

/** Compressed metafiles are unpacked. Nothing else in an Office file is compressed twice, but SVG would be. */
function unpackedPicture(packed: Uint8Array): Uint8Array {
  try {
    const picture = gunzipSync(packed, { maxOutputLength: MAX_INFLATED_BYTES });
    return contentOf(picture.subarray(0, HEAD_BYTES)) === 'metafile'
      ? (harmlessMetafile(picture) ?? picture)
      : EMPTY_PICTURE;
  } catch {
    return EMPTY_PICTURE;
  }
}

/** An SVG as this service writes it, if it allows all that is in it. Pictures within an SVG might be of any format. */
function harmlessSvg(bytes: Uint8Array): Uint8Array {
  if (bytes.length > MAX_SVG_BYTES) return EMPTY_PICTURE;
  try {
    const { svg } = sanitizeSvg(bytes);
    return /<image\b|data:/i.test(svg) ? EMPTY_PICTURE : Buffer.from(svg);
  } catch (error) {
    if (error instanceof DomainError) return EMPTY_PICTURE;
    throw error;
  }
}

function blanked(part: Uint8Array): Uint8Array | null {
  try {
    return blankFields(part);
  } catch {
    throw new RenderingFailed('damaged');
  }
}
