import { MAX_LICENCE } from './icon-set.ts';
import { SVG_NAMESPACE } from './write-svg.ts';

/** How many aliases may lead to an icon. */
const MAX_ALIASES = 16;
const DEFAULT_SIDE = 16;

/** One icon of an IconifyJSON: its SVG, or why there is none. */
export type IconifyIcon =
  | { readonly name: string; readonly svg: string }
  /** A sentence. */
  | { readonly name: string; readonly problem: string };

interface Drawing {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Quarters of a turn, clockwise. */
  readonly rotate: number;
  readonly hFlip: boolean;
  readonly vFlip: boolean;
}

type Members = Readonly<Record<string, unknown>>;

/**
 * Reads the icons and aliases of an IconifyJSON (https://iconify.design/docs/types/iconify-json.html), sorted by their names.
 * @returns null if the value is no IconifyJSON
 */
export function iconifyIcons(value: unknown): readonly IconifyIcon[] | null {
  const root = members(value);
  const icons = members(root?.['icons']);
  if (root === null || icons === null) return null;
  const own = new Map(Object.entries(icons));
  const aliases = new Map(Object.entries(members(root['aliases']) ?? {}).filter(([name]) => !own.has(name)));
  const names = [...own.keys(), ...aliases.keys()].sort();
  return names.map((name) => iconOf(name, root, own, aliases));
}

/** The licence of the icons of an IconifyJSON, as long as a set can have it; empty if there is none. */
export function iconifyLicence(value: unknown): string {
  const license = members(members(members(value)?.['info'])?.['license']);
  const words = [license?.['title'], license?.['spdx']].map((word) => (typeof word === 'string' ? oneLine(word) : ''));
  return words.find((word) => word !== '') ?? '';
}

function oneLine(text: string): string {
  const beginning = text.slice(0, 10 * MAX_LICENCE).toWellFormed();
  const characters = Array.from(beginning.replace(/\p{Cc}+/gu, ' ').trim());
  return characters.slice(0, MAX_LICENCE).join('').trim();
}

function iconOf(
  name: string,
  root: Members,
  icons: ReadonlyMap<string, unknown>,
  aliases: ReadonlyMap<string, unknown>,
): IconifyIcon {
  const chain: Members[] = [];
  let current = name;
  while (!icons.has(current)) {
    const alias = members(aliases.get(current));
    const parent = alias?.['parent'];
    if (alias === null || typeof parent !== 'string') return { name, problem: `The alias has no parent ${current}.` };
    if (chain.length === MAX_ALIASES) return { name, problem: 'The aliases run in a circle, or there are too many.' };
    chain.push(alias);
    current = parent;
  }
  const icon = members(icons.get(current));
  const body = icon?.['body'];
  if (icon === null || typeof body !== 'string') return { name, problem: 'The icon has no body.' };
  return { name, svg: svgOf(body, chain.reduceRight(applied, drawingOf(icon, rootDrawing(root)))) };
}

/** Members of the icon win over those of the file. */
function drawingOf(icon: Members, defaults: Drawing): Drawing {
  return {
    left: number(icon['left'], defaults.left),
    top: number(icon['top'], defaults.top),
    width: number(icon['width'], defaults.width),
    height: number(icon['height'], defaults.height),
    rotate: number(icon['rotate'], 0),
    hFlip: icon['hFlip'] === true,
    vFlip: icon['vFlip'] === true,
  };
}

function rootDrawing(root: Members): Drawing {
  const side = { left: 0, top: 0, width: DEFAULT_SIDE, height: DEFAULT_SIDE, rotate: 0, hFlip: false, vFlip: false };
  return { ...drawingOf(root, side), rotate: 0, hFlip: false, vFlip: false };
}

/** An alias turns and mirrors what its parent does, and may have another size. */
function applied(parent: Drawing, alias: Members): Drawing {
  const own = drawingOf(alias, parent);
  return {
    ...own,
    rotate: parent.rotate + own.rotate,
    hFlip: parent.hFlip !== own.hFlip,
    vFlip: parent.vFlip !== own.vFlip,
  };
}

/** As `iconToSVG` of Iconify: mirrors about the middle of the box, then turns. */
function svgOf(body: string, drawing: Drawing): string {
  const transforms: string[] = [];
  let { left, top, width, height } = drawing;
  let quarters = drawing.rotate;
  if (drawing.hFlip && drawing.vFlip) quarters += 2;
  else if (drawing.hFlip) {
    transforms.push(`translate(${width + left} ${-top})`, 'scale(-1 1)');
    [left, top] = [0, 0];
  } else if (drawing.vFlip) {
    transforms.push(`translate(${-left} ${height + top})`, 'scale(1 -1)');
    [left, top] = [0, 0];
  }
  quarters = ((Math.round(quarters) % 4) + 4) % 4;
  if (quarters === 1) transforms.unshift(`rotate(90 ${height / 2 + top} ${height / 2 + top})`);
  if (quarters === 2) transforms.unshift(`rotate(180 ${width / 2 + left} ${height / 2 + top})`);
  if (quarters === 3) transforms.unshift(`rotate(-90 ${width / 2 + left} ${width / 2 + left})`);
  if (quarters % 2 === 1) [left, top, width, height] = [top, left, height, width];
  const content = transforms.length === 0 ? body : `<g transform="${transforms.join(' ')}">${body}</g>`;
  const namespaces = `xmlns="${SVG_NAMESPACE}" xmlns:xlink="http://www.w3.org/1999/xlink"`;
  return `<svg ${namespaces} viewBox="${left} ${top} ${width} ${height}">${content}</svg>`;
}

function members(value: unknown): Members | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}

function number(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}
