import type { XmlAttributes } from '@livery/ooxml-package';
import { BlipReader, type BlipSource } from './blip-source.ts';
import { type ColorSource, readColor } from './color-source.ts';
import type { ElementReader } from './element-reader.ts';

export type FillKind = 'noFill' | 'solidFill' | 'gradFill' | 'blipFill' | 'pattFill' | 'grpFill';

/** A fill as it is written (ECMA-376 Part 1, 20.1.8). */
export interface FillSource {
  readonly kind: FillKind;
  /** The colour, the stops, foreground and background, or what a picture is recoloured with. */
  readonly colors: readonly ColorSource[];
  /** Of a `blipFill`. */
  readonly blip: BlipSource | undefined;
  /** Equal for fills that are written alike. */
  readonly key: string;
}

const KINDS: ReadonlyMap<string, FillKind> = new Map([
  ['a:noFill', 'noFill'],
  ['a:solidFill', 'solidFill'],
  ['a:gradFill', 'gradFill'],
  ['a:blipFill', 'blipFill'],
  ['p:blipFill', 'blipFill'],
  ['dsp:blipFill', 'blipFill'],
  ['pic:blipFill', 'blipFill'],
  ['a:pattFill', 'pattFill'],
  ['a:grpFill', 'grpFill'],
]);

/** Elements between a fill and its colours. */
const CONTAINERS: ReadonlySet<string> = new Set([
  'a:gsLst',
  'a:gs',
  'a:fgClr',
  'a:bgClr',
  'a:blip',
  'a:duotone',
  'a:clrChange',
  'a:clrTo',
]);

/** The reader of a fill; undefined when the element is none. */
export function readFill(name: string, set: (fill: FillSource) => void): ElementReader | undefined {
  const kind = KINDS.get(name);
  if (kind === undefined) return undefined;
  const colors: ColorSource[] = [];
  const blip = kind === 'blipFill' ? new BlipReader() : undefined;
  const container: ElementReader = {
    child: (child: string, attributes: XmlAttributes) => {
      blip?.note(child, attributes);
      return CONTAINERS.has(child) ? container : readColor(child, attributes, (color) => colors.push(color));
    },
  };
  return { ...container, end: () => set(fillSource(kind, colors, blip?.blip)) };
}

/** A fill of colours that were read elsewhere. */
export function fillSource(kind: FillKind, colors: readonly ColorSource[], blip?: BlipSource): FillSource {
  const picture = blip === undefined ? '' : `${blip.embed ?? ''} ${blip.link ?? ''}`;
  return { kind, colors, blip, key: `${kind}(${colors.map(({ key }) => key).join(',')})${picture}` };
}
