import type { IconColors } from './icon-colors.ts';
import { viewBoxOf } from './svg-values.ts';

/** How a cleaned SVG is shown. */
export interface IconStyle extends IconColors {
  /** The width and the height in pixels; null for those of the icon. */
  readonly size: number | null;
}

const TAG = /<(\/?)([a-zA-Z]+)(?![a-zA-Z])([^<>]*?)(\/?)>/g;
const PAINT = / (fill|stroke|stop-color|color)="([^"]*)"/g;
/** Paints that show nothing: `none`, `transparent`, and colours with an alpha of 0. Icons have invisible shapes of the size of their box. */
const INVISIBLE =
  /^(?:none|transparent|#[0-9a-f]{3}0|#[0-9a-f]{6}00|(?:rgb|hsl)a?\((?:[^,]*,){3}\s*(?:0?\.)?0+%?\s*\))$/i;
/** Their paint says how much of other elements is seen. */
const STENCILS: ReadonlySet<string> = new Set(['mask', 'clipPath']);

/**
 * Paints a cleaned SVG in other colours, and gives it a size. All paints that show something become the same, and those of masks stay.
 * A gradient runs over the whole icon.
 * @param svg the text that `writeSvg` wrote, in which each `<` begins a tag
 * @param name begins the id of the gradient. Icons with other contents have other names, since a page may show them together
 */
export function restyleSvg(svg: string, { size, ...colors }: IconStyle, name: string): string {
  const gradientId = idOf(name, colors);
  const paint = colors.gradientStart === null ? colors.color : `url(#${gradientId})`;
  const sized = size === null ? svg : withSize(svg, size);
  if (paint === null) return sized;
  const painted = withPaint(sized, paint);
  return colors.gradientStart === null ? painted : withGradient(painted, colors, gradientId);
}

/** The id of a gradient. Equal ids name equal gradients. */
function idOf(name: string, { gradientStart, gradientEnd, gradientAngle }: IconColors): string {
  return `${name}-${gradientStart}-${gradientEnd}-${gradientAngle}`.replaceAll('#', '');
}

function withPaint(svg: string, paint: string): string {
  let stencils = 0;
  let isRoot = true;
  // A stop has a colour, and cannot refer to a gradient.
  const isReference = paint.startsWith('url(');
  return svg.replace(TAG, (tag: string, closing: string, name: string, attributes: string, empty: string) => {
    if (STENCILS.has(name) && empty === '') stencils += closing === '' ? 1 : -1;
    if (closing !== '' || stencils > 0) return tag;
    const repainted = attributes.replace(PAINT, (whole: string, property: string, value: string) => {
      if (property === 'color') return '';
      const keeps = INVISIBLE.test(value) || (property === 'stop-color' && isReference);
      return keeps ? whole : ` ${property}="${paint}"`;
    });
    const needsFill = isRoot && !repainted.includes(' fill="');
    isRoot = false;
    return `<${name}${repainted}${needsFill ? ` fill="${paint}"` : ''}${empty}>`;
  });
}

function withSize(svg: string, size: number): string {
  return changeRoot(svg, (attributes) => {
    const width = / width="([^"]*)"/.exec(attributes)?.[1];
    const height = / height="([^"]*)"/.exec(attributes)?.[1];
    const hasView = attributes.includes(' viewBox="');
    const view = hasView ? '' : ` viewBox="0 0 ${Number.parseFloat(width ?? '')} ${Number.parseFloat(height ?? '')}"`;
    return `${attributes.replace(/ (?:width|height)="[^"]*"/g, '')} width="${size}" height="${size}"${view}`;
  });
}

function withGradient(svg: string, { gradientStart, gradientEnd, gradientAngle }: IconColors, id: string): string {
  const box = viewBoxOf(/^<svg[^>]* viewBox="([^"]*)"/.exec(svg)?.[1] ?? '');
  const { x1, y1, x2, y2 } = gradientLine(box ?? { x: 0, y: 0, width: 24, height: 24 }, gradientAngle ?? 0);
  const line = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
  const stops = `<stop offset="0" stop-color="${gradientStart}"/><stop offset="1" stop-color="${gradientEnd}"/>`;
  const gradient = `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${stops}</linearGradient>`;
  return svg.replace(/^<svg[^>]*[^/]>/, (tag) => `${tag}<defs>${gradient}</defs>`);
}

/** The ends of a gradient whose corners have the pure colours, as in CSS Images 3, section 3.4.2. */
function gradientLine(box: NonNullable<ReturnType<typeof viewBoxOf>>, angle: number) {
  const radians = (angle * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  const half = (Math.abs(box.width * cosine) + Math.abs(box.height * sine)) / 2;
  const [centerX, centerY] = [box.x + box.width / 2, box.y + box.height / 2];
  return {
    x1: rounded(centerX - cosine * half),
    y1: rounded(centerY - sine * half),
    x2: rounded(centerX + cosine * half),
    y2: rounded(centerY + sine * half),
  };
}

function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000 + 0;
}

function changeRoot(svg: string, change: (attributes: string) => string): string {
  return svg.replace(
    /^<svg([^<>]*?)(\/?)>/,
    (_, attributes: string, empty: string) => `<svg${change(attributes)}${empty}>`,
  );
}
