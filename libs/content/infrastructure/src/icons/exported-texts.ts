import { type IconSet, SVG_NAMESPACE, viewBoxOf } from '@livery/content-domain';

/** The root of an SVG that this service wrote, and what is in it. */
const ROOT = /^<svg xmlns="[^"]*"([^<>]*?)(?:\/>$|>(.*)<\/svg>$)/s;
/** What says how large an icon is shown, and where. The rest says how it is painted. */
const FRAME = / (?:width|height|viewBox|x|y|preserveAspectRatio)="[^"]*"/g;

/** An icon with its SVG in its own colours. */
export interface ExportedIcon {
  readonly slug: string;
  readonly svg: string;
}

interface Parts {
  readonly viewBox: string;
  /** Attributes for a group around the content, each after a space. */
  readonly paint: string;
  readonly content: string;
}

/** The set as IconifyJSON. */
export function iconifyJson(set: IconSet, icons: readonly ExportedIcon[]): string {
  const entries = icons.map(({ slug, svg }) => {
    const { viewBox, paint, content } = partsOf(svg);
    const { x, y, width, height } = viewBoxOf(viewBox) ?? { x: 0, y: 0, width: 16, height: 16 };
    const body = paint === '' ? content : `<g${paint}>${content}</g>`;
    return [slug, { body, ...(x !== 0 && { left: x }), ...(y !== 0 && { top: y }), width, height }] as const;
  });
  const info = { name: set.name, ...(set.licence !== '' && { license: { title: set.licence } }) };
  return `${JSON.stringify({ prefix: set.slug, info, icons: Object.fromEntries(entries) })}\n`;
}

/** All icons as symbols of one SVG, each with its slug as id. */
export function spriteOf(icons: readonly ExportedIcon[]): string {
  const symbols = icons.map(({ slug, svg }) => {
    const { viewBox, paint, content } = partsOf(withIdsOf(slug, svg));
    return `<symbol id="${slug}" viewBox="${viewBox}"${paint}>${content}</symbol>`;
  });
  return `<svg xmlns="${SVG_NAMESPACE}">${symbols.join('')}</svg>`;
}

/** Gives the ids in an SVG another beginning, since equal drawings have equal ids. A slug has no underscore. */
function withIdsOf(slug: string, svg: string): string {
  return svg.replace(/( id="| (?:xlink:)?href="#|url\(#)/g, `$1${slug}_`);
}

function partsOf(svg: string): Parts {
  const [, attributes = '', content = ''] = ROOT.exec(svg) ?? [];
  const viewBox = / viewBox="([^"]*)"/.exec(attributes)?.[1] ?? '0 0 16 16';
  return { viewBox, paint: attributes.replace(FRAME, '').replace(/ id="[^"]*"/, ''), content };
}
