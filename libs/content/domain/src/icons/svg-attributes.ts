import type { SvgValueKind } from './svg-values.ts';

type Kinds = Readonly<Record<string, SvgValueKind>>;

/** The properties that may stand in attributes and in `style`. In a cleaned SVG all of them are attributes. */
const PROPERTIES: Kinds = {
  fill: 'paint',
  'fill-opacity': 'length',
  'fill-rule': 'word',
  stroke: 'paint',
  'stroke-width': 'length',
  'stroke-linecap': 'word',
  'stroke-linejoin': 'word',
  'stroke-miterlimit': 'length',
  'stroke-dasharray': 'numbers',
  'stroke-dashoffset': 'length',
  'stroke-opacity': 'length',
  opacity: 'length',
  color: 'color',
  'stop-color': 'color',
  'stop-opacity': 'length',
  'clip-path': 'clip_path',
  'clip-rule': 'word',
  mask: 'mask',
  'mask-type': 'word',
  display: 'word',
  visibility: 'word',
  overflow: 'word',
  'vector-effect': 'word',
  'paint-order': 'words',
  'font-family': 'font_family',
  'font-size': 'length',
  'font-style': 'word',
  'font-weight': 'font_weight',
  'text-anchor': 'word',
  'dominant-baseline': 'word',
  'letter-spacing': 'length',
};

/** `stroke-dasharray: none` and `font-size: large` are words where numbers are usual. */
const MAY_BE_WORDS: ReadonlySet<string> = new Set(['stroke-dasharray', 'font-size', 'letter-spacing']);

const box: Kinds = { x: 'length', y: 'length', width: 'length', height: 'length' };
const view: Kinds = { viewBox: 'view_box', preserveAspectRatio: 'words' };
const shape: Kinds = { pathLength: 'length' };
const words: Kinds = {
  x: 'numbers',
  y: 'numbers',
  dx: 'numbers',
  dy: 'numbers',
  rotate: 'numbers',
  textLength: 'length',
  lengthAdjust: 'word',
};
const gradient: Kinds = { gradientUnits: 'word', gradientTransform: 'transform', spreadMethod: 'word', href: 'href' };

/** The elements that an SVG may have, with the attributes of each, beside the properties, `id` and `transform`. */
const ELEMENTS: Readonly<Record<string, Kinds>> = {
  svg: { ...box, ...view },
  g: {},
  path: { d: 'path', ...shape },
  rect: { ...box, rx: 'length', ry: 'length', ...shape },
  circle: { cx: 'length', cy: 'length', r: 'length', ...shape },
  ellipse: { cx: 'length', cy: 'length', rx: 'length', ry: 'length', ...shape },
  line: { x1: 'length', y1: 'length', x2: 'length', y2: 'length', ...shape },
  polyline: { points: 'numbers', ...shape },
  polygon: { points: 'numbers', ...shape },
  text: words,
  tspan: words,
  defs: {},
  linearGradient: { x1: 'length', y1: 'length', x2: 'length', y2: 'length', ...gradient },
  radialGradient: {
    ...{ cx: 'length', cy: 'length', r: 'length', fx: 'length', fy: 'length', fr: 'length' },
    ...gradient,
  },
  stop: { offset: 'length' },
  clipPath: { clipPathUnits: 'word' },
  mask: { ...box, maskUnits: 'word', maskContentUnits: 'word' },
  symbol: { ...box, ...view, refX: 'length', refY: 'length' },
  use: { ...box, href: 'href' },
  title: {},
  desc: {},
};

const COMMON: Kinds = { ...PROPERTIES, id: 'id', transform: 'transform' };

const KINDS: ReadonlyMap<string, ReadonlyMap<string, SvgValueKind>> = new Map(
  Object.entries(ELEMENTS).map(([name, own]) => [name, new Map(Object.entries({ ...COMMON, ...own }))]),
);
const PROPERTY_KINDS: ReadonlyMap<string, SvgValueKind> = new Map(Object.entries(PROPERTIES));

/** The attributes that an element may have; undefined for an element that an SVG may not have. */
export function attributesOf(element: string): ReadonlyMap<string, SvgValueKind> | undefined {
  return KINDS.get(element);
}

/** What the value of a property is; undefined for a property that is left out. */
export function propertyKind(name: string): SvgValueKind | undefined {
  return PROPERTY_KINDS.get(name);
}

/** Whether the property may be a word beside what its kind says. */
export function mayBeWord(name: string): boolean {
  return MAY_BE_WORDS.has(name);
}

/** Elements that contain only text. */
export const DESCRIPTIVE: ReadonlySet<string> = new Set(['title', 'desc']);
/** Elements in which text is kept. */
export const TEXTUAL: ReadonlySet<string> = new Set(['title', 'desc', 'text', 'tspan']);
/** Elements of SVG that say nothing about the picture. They are left out with all that is in them. */
export const LEFT_OUT: ReadonlySet<string> = new Set(['metadata']);
/** Attributes whose invalid value is an error, since the picture would be another one without them. */
export const GEOMETRY: ReadonlySet<SvgValueKind> = new Set<SvgValueKind>(['path', 'transform']);

const GRADIENTS: ReadonlySet<string> = new Set(['linearGradient', 'radialGradient']);
const NEVER_USED: ReadonlySet<string> = new Set(['defs', 'stop', 'clipPath', 'mask', 'title', 'desc', ...GRADIENTS]);

/** Whether an attribute of this kind on this element may refer to such an element. */
export function mayRefer(kind: SvgValueKind, from: string, to: string): boolean {
  if (kind === 'clip_path') return to === 'clipPath';
  if (kind === 'mask') return to === 'mask';
  if (kind === 'paint') return GRADIENTS.has(to);
  if (kind !== 'href') return false;
  return from === 'use' ? !NEVER_USED.has(to) : GRADIENTS.has(to);
}
