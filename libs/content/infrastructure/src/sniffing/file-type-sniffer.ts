import { FileSniffer, type SniffedFile } from '@livery/content-application';
import { assetTypeOf, type DeclaredType, declaredTypeConflicts, mediaTypeOfFilename } from '@livery/content-domain';
import { type PixelSize, pixelSize } from '@livery/office-reading';
import { fileTypeFromBuffer } from 'file-type';
import { type FileWindow, lookInto } from './file-window.ts';
import { sniffMarkup } from './sniff-markup.ts';
import { sniffText } from './sniff-text.ts';
import { sniffZip } from './sniff-zip.ts';

const UNKNOWN = 'application/octet-stream';
const COMPOUND = 'application/x-cfb';
const PDF = 'application/pdf';
/** What is read of every file. */
const HEAD_BYTES = 65_536;
/** Profiles and previews of a camera may stand before the size of a JPEG. */
const JPEG_HEAD_BYTES = 2_097_152;
/** Readers of PDF find its header within the first 1,024 bytes (ISO 32000-1, annex H.3). */
const PDF_HEADER_WITHIN = 1_024;
/** In pixels. A header that says more is damaged or hostile. */
const MAX_SIDE = 1_000_000;

/** A file whose type is in question. The name decides only between types whose content looks alike, such as text and CSV. */
interface UnknownFile {
  readonly path: string;
  readonly filename: string;
}

interface Content {
  readonly mediaType: string;
  readonly size: PixelSize | null;
}

/** Knows the types that matter here by their structure, and all others by the signatures that the package file-type lists. */
export class FileTypeSniffer extends FileSniffer {
  async sniff({ path, filename }: UnknownFile): Promise<SniffedFile> {
    const { mediaType, size } = await lookInto(path, (file) => contentOf(file, filename));
    const type = mediaType === COMPOUND ? typeOfCompound(filename) : assetTypeOf(mediaType);
    return { mediaType, type, width: size?.width ?? null, height: size?.height ?? null };
  }

  isContradicted(declared: DeclaredType, { mediaType }: SniffedFile): boolean {
    return declaredTypeConflicts(declared, mediaType);
  }
}

/** The order matters: the signatures of file-type have as few as two characters, with which a text may begin. */
async function contentOf(file: FileWindow, filename: string): Promise<Content> {
  const head = await file.read(0, HEAD_BYTES);
  if (head.length === 0) return only(UNKNOWN);
  if (isZip(head)) return only(await sniffZip(file));
  if (head.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-')) return only(PDF);
  const text = sniffText(head, head.length === file.size, filename);
  if (text !== null) return textual(head, text);
  const found = await signatureOf(head);
  if (found === COMPOUND) return only(compoundType(filename));
  if (found.startsWith('image/')) return { mediaType: found, size: await pictureSize(file, head, found) };
  // XML in UTF-16 is no UTF-8 text.
  return found === 'application/xml' ? (sniffMarkup(head) ?? only(found)) : only(found);
}

function textual(head: Buffer, mediaType: string): Content {
  if (head.toString('latin1', 0, 5) === '{\\rtf') return only('application/rtf');
  if (head.toString('latin1', 0, 4) === '%!PS') return only('application/postscript');
  return sniffMarkup(head) ?? only(mediaType);
}

function only(mediaType: string): Content {
  return { mediaType, size: null };
}

function isZip(head: Buffer): boolean {
  const signature = head.length < 4 ? 0 : head.readUInt32BE();
  return signature === 0x504b0304 || signature === 0x504b0506;
}

async function signatureOf(head: Buffer): Promise<string> {
  try {
    const found = await fileTypeFromBuffer(head, { maxBufferSize: HEAD_BYTES });
    return found?.mime.toLowerCase().split(';')[0]?.trim() ?? UNKNOWN;
  } catch {
    // A signature whose content is cut off or damaged.
    return UNKNOWN;
  }
}

async function pictureSize(file: FileWindow, head: Buffer, mediaType: string): Promise<PixelSize | null> {
  const isLate = pixelSize(head) === undefined && mediaType === 'image/jpeg';
  const size = pixelSize(isLate ? await file.read(0, JPEG_HEAD_BYTES) : head);
  return size !== undefined && size.width <= MAX_SIDE && size.height <= MAX_SIDE ? size : null;
}

/** Old Office files look alike from outside. A file of another name may be an Office file with a password, or anything else. */
function compoundType(filename: string): string {
  const named = mediaTypeOfFilename(filename);
  return named?.family.endsWith('-97') === true ? (named.names[0] ?? COMPOUND) : COMPOUND;
}

function typeOfCompound(filename: string): SniffedFile['type'] {
  const named = mediaTypeOfFilename(filename);
  return named?.containers?.includes('compound') === true ? named.type : 'other';
}
