import { textOf } from './text-of-part.ts';

const PICTURES: readonly (readonly [offset: number, signature: string])[] = [
  [0, '\x89PNG\r\n\x1a\n'],
  [0, '\xff\xd8\xff'],
  [0, 'GIF8'],
  [0, 'BM'],
  [0, 'II*\0'],
  [0, 'MM\0*'],
  [0, 'II\xbc\x01'],
  [0, '\0\0\x01\0'],
  [8, 'WEBP'],
];
/** Metafiles of Windows: enhanced ones, placeable ones, and plain ones. */
const METAFILES: readonly (readonly [offset: number, signature: string])[] = [
  [40, ' EMF'],
  [0, '\xd7\xcd\xc6\x9a'],
  [0, '\x01\0\x09\0'],
  [0, '\x02\0\x09\0'],
];
const GZIP = '\x1f\x8b';
/** What begins no font, but may begin a document: text, PostScript, and encodings of XML that nobody uses. */
const DOCUMENT_START =
  /^(?:[%<\s\ufeff]|\0\0|\xfe\xff|\xff\xfe|\xef\xbb\xbf|\xc5\xd0\xd3\xc6|\x4c\x6f|PK|\xd0\xcf\x11\xe0)/;
/** What may come before the root or the document type: comments and instructions, by their ends. */
const BEFORE_ROOT: ReadonlyMap<string, string> = new Map([
  ['<?', '?>'],
  ['<!--', '-->'],
]);
const SPACE = /\s*/y;
const ROOT = /\s*<(!DOCTYPE\s+)?([\w:.-]+)[\s/>[]/y;
/** LibreOffice takes for SVG whatever has this near its beginning. */
const SVG = /<(?:[\w.-]+:)?svg\b/i;
const FOREIGN = /urn:oasis:names:tc:opendocument|<html\b/i;

export type PartContent = 'empty' | 'picture' | 'metafile' | 'gzip' | 'binary' | 'document' | MarkupContent;
/** XML of Office, of VML, SVG, XML that does not belong into an Office file, and XML with a document type. */
export type MarkupContent = 'xml' | 'vml' | 'svg' | 'foreign' | 'doctype';

/** What a part is by its beginning, whatever its name and its type say. The beginning may end within the prologue of XML: then null. */
export function contentOf(head: Uint8Array): PartContent | null {
  if (head.length === 0) return 'empty';
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1');
  if (hasAny(bytes, PICTURES)) return 'picture';
  if (hasAny(bytes, METAFILES)) return 'metafile';
  if (bytes.startsWith(GZIP)) return 'gzip';
  const text = textOf(head);
  if (text.trimStart().startsWith('<')) return SVG.test(bytes) ? svgOf(text) : markupOf(text);
  return DOCUMENT_START.test(bytes) ? 'document' : 'binary';
}

function hasAny(bytes: string, signatures: readonly (readonly [number, string])[]): boolean {
  return signatures.some(([offset, signature]) => bytes.startsWith(signature, offset));
}

function svgOf(text: string): 'svg' | 'doctype' {
  const start = startOf(text);
  return start === null || !start.isType || start.name === 'svg' ? 'svg' : 'doctype';
}

function markupOf(text: string): MarkupContent | null {
  const start = startOf(text);
  if (start === null) return null;
  const { isType, name } = start;
  if (name === 'svg') return 'svg';
  if (name === 'html') return 'foreign';
  if (isType) return 'doctype';
  if (SVG.test(text)) return 'svg';
  if (name === 'relationships' || FOREIGN.test(text)) return 'foreign';
  return name === 'xml' ? 'vml' : 'xml';
}

/** The local name of the root, or of the document type if there is one; null if the text ends before, or is no XML. */
function startOf(text: string): { readonly isType: boolean; readonly name: string } | null {
  let at = 0;
  for (let end = endOfOne(text, at); end !== at; end = endOfOne(text, at)) {
    if (end === -1) return null;
    at = end;
  }
  ROOT.lastIndex = at;
  const [, type, name] = ROOT.exec(text) ?? [];
  return name === undefined ? null : { isType: type !== undefined, name: local(name) };
}

/** Where a comment or an instruction ends that begins here, `at` if none does, -1 if it does not end. */
function endOfOne(text: string, at: number): number {
  SPACE.lastIndex = at;
  const begin = at + (SPACE.exec(text)?.[0].length ?? 0);
  for (const [opening, closing] of BEFORE_ROOT) {
    if (!text.startsWith(opening, begin)) continue;
    const end = text.indexOf(closing, begin + opening.length);
    return end === -1 ? -1 : end + closing.length;
  }
  return at;
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
