import { createHash } from 'node:crypto';
import {
  cleanSvg,
  pixelsOf,
  type SvgElement,
  svgUnsafe,
  SVG_LIMITS,
  svgTooLarge,
  UnsafeSvg,
  type ViewBox,
  viewBoxOf,
  writeSvg,
} from '@livery/content-domain';
import { DomainError } from '@livery/kernel';
import { MalformedXml, PackageRefused } from '@livery/office-package';
import { lineAt, lineOfElement, lineOfInstruction, textOfXml } from './line-of-element.ts';
import { readSvg } from './read-svg.ts';

/** The beginning of ids before the content is known from which the final one is made. */
const PLAIN_PREFIX = 'i';
const HASH_DIGITS = 8;
const WITHOUT_STYLES = 'Export it with presentation attributes instead of style sheets.';
const WITHOUT_DOCTYPE = 'Remove the DOCTYPE, or export the file as SVG 1.1 without one.';

/** An SVG that this service wrote, of allowed elements and attributes only. */
export interface SanitizedSvg {
  readonly svg: string;
  /** Four numbers. */
  readonly viewBox: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Makes a harmless SVG of the bytes of one, or refuses them.
 * @param optimize makes the text of a cleaned SVG shorter; what it returns is cleaned once more
 * @throws DomainError `svg_unsafe`, `file_corrupt`, `xml_too_complex`, `file_too_large`
 */
export function sanitizeSvg(bytes: Uint8Array, optimize: (svg: string) => string = (svg) => svg): SanitizedSvg {
  if (bytes.length > SVG_LIMITS.maxBytes) throw svgTooLarge();
  const uploaded = cleanBytes(bytes);
  const shortened = cleanAgain(optimize(writeSvg(uploaded))) ?? uploaded;
  return finished(shortened);
}

function cleanBytes(bytes: Uint8Array): SvgElement {
  const text = textOfXml(bytes);
  const instruction = lineOfInstruction(text);
  if (instruction !== null) throw svgUnsafe('It has a processing instruction', instruction);
  try {
    const root = cleanSvg(readSvg(bytes), PLAIN_PREFIX);
    return withViewBox(root);
  } catch (error) {
    throw refusal(error, text);
  }
}

/** Null if the optimizer has made something of the SVG that is not allowed. */
function cleanAgain(svg: string): SvgElement | null {
  try {
    return withViewBox(cleanSvg(readSvg(Buffer.from(svg)), PLAIN_PREFIX));
  } catch {
    return null;
  }
}

/** Ids begin with a hash of the content, so that those of icons on the same page differ. */
function finished(root: SvgElement): SanitizedSvg {
  const plain = writeSvg(root);
  const hash = createHash('sha256').update(plain).digest('hex').slice(0, HASH_DIGITS);
  const svg = writeSvg(cleanSvg(root, `i${hash}-`));
  const box = viewBox(root);
  const { width, height } = box;
  const pixels = (attribute: string, fallback: number): number =>
    Math.max(1, Math.round(pixelsOf(root.attributes.get(attribute)) ?? fallback));
  return {
    svg,
    viewBox: `${box.x} ${box.y} ${width} ${height}`,
    width: pixels('width', width),
    height: pixels('height', height),
  };
}

/** An icon is scaled, so it needs to say what part of the plane it shows. */
function withViewBox(root: SvgElement): SvgElement {
  if (root.attributes.has('viewBox')) return root;
  const width = pixelsOf(root.attributes.get('width'));
  const height = pixelsOf(root.attributes.get('height'));
  if (width === undefined || height === undefined) {
    throw new DomainError(
      'unprocessable',
      'file_corrupt',
      'The SVG says nothing about its size. Give it a viewBox, or a width and a height.',
      { param: 'file' },
    );
  }
  root.attributes.set('viewBox', `0 0 ${width} ${height}`);
  return root;
}

function viewBox(root: SvgElement): ViewBox {
  return viewBoxOf(root.attributes.get('viewBox') ?? '') ?? { x: 0, y: 0, width: 1, height: 1 };
}

function refusal(error: unknown, text: string): unknown {
  if (error instanceof UnsafeSvg) {
    const line = error.ordinal === null ? null : lineOfElement(text, error.ordinal);
    return svgUnsafe(error.what, line, error.what.startsWith('style:') ? WITHOUT_STYLES : undefined);
  }
  if (error instanceof MalformedXml) {
    if (!/^[\ufeff\s]*</.test(text)) return noSvg();
    const reason = error.message.replace('/ is not well-formed: ', '');
    return new DomainError('unprocessable', 'file_corrupt', `The SVG is not well-formed XML: ${reason}`, {
      param: 'file',
    });
  }
  if (!(error instanceof PackageRefused)) return error;
  if (error.code === 'dtd_forbidden') {
    const at = text.indexOf('<!DOCTYPE');
    return svgUnsafe('It has a DOCTYPE', at === -1 ? null : lineAt(text, at), WITHOUT_DOCTYPE);
  }
  return new DomainError('unprocessable', 'xml_too_complex', 'The SVG has too many or too deep elements.', {
    param: 'file',
  });
}

/** The error of a picture of another format, and of everything else that is no markup. */
function noSvg(): DomainError {
  const message = 'The file is no SVG: it does not begin with a tag. Send an SVG.';
  return new DomainError('unprocessable', 'file_corrupt', message, { param: 'file' });
}
