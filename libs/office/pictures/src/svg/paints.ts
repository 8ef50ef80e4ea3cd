import { type EffectiveColor, formatRgb, type GradientLayout, type LineLayout, type Paint } from '@livery/office-model';
import type { Canvas } from './canvas.ts';
import { points, written } from './numbers.ts';

/** What stands for a colour that the file does not define. */
const UNKNOWN_COLOR = '#BFBFBF';
const MAX_STOPS = 32;
const HAIRLINE = 0.5;

/** The dashes of preset lines as multiples of their width. */
const DASHES: ReadonlyMap<string, readonly number[]> = new Map([
  ['dot', [1, 3]],
  ['sysDot', [1, 1]],
  ['dash', [4, 3]],
  ['sysDash', [3, 1]],
  ['lgDash', [8, 3]],
  ['dashDot', [4, 3, 1, 3]],
  ['sysDashDot', [3, 1, 1, 1]],
  ['lgDashDot', [8, 3, 1, 3]],
  ['lgDashDotDot', [8, 3, 1, 3, 1, 3]],
  ['sysDashDotDot', [3, 1, 1, 1, 1, 1]],
]);

/** The attributes of a fill. A picture is drawn by itself: its paint is none. */
export function fillAttributes(paint: Paint, gradient: GradientLayout | null, canvas: Canvas): string {
  switch (paint.kind) {
    case 'none':
    case 'picture':
      return ' fill="none"';
    case 'unknown':
      return ` fill="${UNKNOWN_COLOR}"`;
    case 'solid':
      return colorAttributes('fill', paint.color);
    case 'gradient':
      return ` fill="url(#${gradientId(paint.stops, gradient, canvas)})"`;
    case 'pattern':
      return ` fill="url(#${patternId(paint.colors, canvas)})"`;
  }
}

/** The attributes of an outline; empty for none. */
export function strokeAttributes(paint: Paint, line: LineLayout | null): string {
  const color = colorOf(paint);
  if (color === null) return '';
  const width = Math.max(HAIRLINE, points(line?.width ?? 0));
  const dashes = line?.dash == null ? undefined : (DASHES.get(line.dash) ?? DASHES.get('dash'));
  const dashed = dashes ? ` stroke-dasharray="${dashes.map((dash) => written(dash * width)).join(' ')}"` : '';
  return `${colorAttributes('stroke', color)} stroke-width="${written(width)}"${dashed}`;
}

/** The one colour that stands for a paint where only one can be shown; null for none. */
export function colorOf(paint: Paint): EffectiveColor | null {
  switch (paint.kind) {
    case 'solid':
      return paint.color;
    case 'gradient':
      return paint.stops[0] ?? null;
    case 'pattern':
      return paint.colors[0] ?? null;
    case 'none':
    case 'picture':
    case 'unknown':
      return null;
  }
}

/** The attributes of a colour with its opacity. */
export function colorAttributes(name: 'fill' | 'stroke' | 'stop-color', { rgb, alpha }: EffectiveColor): string {
  const opacity = name === 'stop-color' ? 'stop-opacity' : `${name}-opacity`;
  return ` ${name}="#${formatRgb(rgb & 0xffffff)}"${alpha < 1 ? ` ${opacity}="${written(alpha)}"` : ''}`;
}

function gradientId(colors: readonly EffectiveColor[], layout: GradientLayout | null, canvas: Canvas): string {
  const shown = colors.slice(0, MAX_STOPS);
  const last = Math.max(1, shown.length - 1);
  const stops = shown
    .map((color, index) => ({ color, at: layout?.positions[index] ?? index / last }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ color, at }) => `<stop offset="${written(at)}"${colorAttributes('stop-color', color)}/>`)
    .join('');
  const angle = layout === null ? 90 : layout.angle;
  if (angle === null) return canvas.define((id) => `<radialGradient id="${id}" r=".71">${stops}</radialGradient>`);
  return canvas.define((id) => `<linearGradient id="${id}"${direction(angle)}>${stops}</linearGradient>`);
}

/** The ends of a gradient in its box, so that its first and last colours just reach the corners. */
function direction(degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  const reach = (Math.abs(across) + Math.abs(down)) / 2;
  const [x, y] = [across * reach, down * reach];
  const end = (name: string, value: number): string => ` ${name}="${written(0.5 + value)}"`;
  return `${end('x1', -x)}${end('y1', -y)}${end('x2', x)}${end('y2', y)}`;
}

function patternId([front, back]: readonly EffectiveColor[], canvas: Canvas): string {
  const ground = back === undefined ? '' : `<path d="M0 0h6v6h-6z"${colorAttributes('fill', back)}/>`;
  const lines = front === undefined ? '' : `<path d="M-1 4l3 3M0 0l6 6M4-1l3 3"${colorAttributes('stroke', front)}/>`;
  const size = 'width="6" height="6" patternUnits="userSpaceOnUse"';
  return canvas.define((id) => `<pattern id="${id}" ${size}>${ground}${lines}</pattern>`);
}
