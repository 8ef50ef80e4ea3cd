import { MalformedXml, PackageRefused, scanXml, type XmlAttributes } from '@livery/office-package';
import type { PixelSize } from '@livery/office-reading';

/** A file of markup, and the size that an SVG picture says it has. */
export interface Markup {
  readonly mediaType: 'image/svg+xml' | 'text/html' | 'application/xml';
  readonly size: PixelSize | null;
}

const SVG_ROOT = '{http://www.w3.org/2000/svg}svg';
const XML_START = /^(?:\ufeff)?\s*<(?:\?xml[\s?]|!--|!DOCTYPE\s|[A-Za-z_])/;
const HTML_START = /^<(?:!doctype\s+html|html|head|body|script|iframe)[\s>]/i;
/** A document type without declarations of its own, as drawing programs write it. */
const PLAIN_DOCTYPE = /<!DOCTYPE\s+svg(?:\s+(?:PUBLIC|SYSTEM)(?:\s+(?:"[^"<>]*"|'[^'<>]*'))*)?\s*>/;
const LENGTH = /^\s*(\d{1,6}(?:\.\d{1,20})?|\.\d{1,20})(?:px)?\s*$/;
const MAX_PIXELS = 1_000_000;

/** Ends a scan when the root was seen. */
class RootSeen extends Error {
  constructor(
    readonly root: string,
    readonly size: PixelSize | null,
  ) {
    super('The root was seen.');
  }
}

/** Looks at the root element. @param head the beginning of the file. @returns null for a file that is no markup */
export function sniffMarkup(head: Buffer): Markup | null {
  const start = head.toString('utf8');
  if (HTML_START.test(withoutFirstComments(start))) return { mediaType: 'text/html', size: null };
  if (!XML_START.test(start)) return null;
  // What is cut off in the middle of a character or a tag is of no interest.
  const complete = start.slice(0, start.lastIndexOf('>') + 1);
  const seen = rootOf(Buffer.from(complete.replace(PLAIN_DOCTYPE, '')));
  if (seen?.root === SVG_ROOT) return { mediaType: 'image/svg+xml', size: seen.size };
  const isXml = seen !== null || /^(?:\ufeff)?<\?xml\s/.test(start);
  return isXml ? { mediaType: 'application/xml', size: null } : null;
}

/** A text from its first character that is no white space and in no comment. */
function withoutFirstComments(text: string): string {
  let rest = text.replace('\ufeff', '').trimStart();
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', '<!--'.length);
    if (end === -1) return '';
    rest = rest.slice(end + '-->'.length).trimStart();
  }
  return rest;
}

function rootOf(bytes: Buffer): RootSeen | null {
  try {
    scanXml(bytes, {
      open: (name, attributes) => {
        throw new RootSeen(name, name === SVG_ROOT ? sizeOf(attributes) : null);
      },
      close: () => undefined,
    });
    return null;
  } catch (error) {
    if (error instanceof RootSeen) return error;
    if (error instanceof PackageRefused || error instanceof MalformedXml) return null;
    throw error;
  }
}

/** The size in pixels, if the picture has one, or else that of its own coordinates (SVG 2, 8.2 and 8.6). */
function sizeOf(attributes: XmlAttributes): PixelSize | null {
  const [, , boxWidth, boxHeight] = (attributes.get('viewBox') ?? '').trim().split(/[\s,]+/);
  const width = lengthOf(attributes.get('width')) ?? lengthOf(boxWidth);
  const height = lengthOf(attributes.get('height')) ?? lengthOf(boxHeight);
  return width === null || height === null ? null : { width, height };
}

function lengthOf(text: string | undefined): number | null {
  const pixels = Math.round(Number(LENGTH.exec(text ?? '')?.[1] ?? '0'));
  return pixels >= 1 && pixels <= MAX_PIXELS ? pixels : null;
}
