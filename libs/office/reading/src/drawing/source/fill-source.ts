import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../../parts/element-reader.ts';
import { BlipReader, type BlipSource } from './blip-source.ts';
import { type ColorSource, readColor } from './color-source.ts';

/** The elements of fills (ECMA-376 Part 1, 20.1.8). */
export type FillKind = 'noFill' | 'solidFill' | 'gradFill' | 'blipFill' | 'pattFill' | 'grpFill';

/** A fill as it is written (ECMA-376 Part 1, 20.1.8). */
export interface FillSource {
  readonly kind: FillKind;
  /** One colour, the stops of a gradient, the foreground and background of a pattern, or the colours that recolour a picture. */
  readonly colors: readonly ColorSource[];
  /** The picture of a `blipFill`. */
  readonly blip: BlipSource | undefined;
  /** Equal for fills with equal values. */
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

/** The elements between a fill and its colours, and between a picture and its SVG. */
const CONTAINERS: ReadonlySet<string> = new Set([
  'a:gsLst',
  'a:gs',
  'a:fgClr',
  'a:bgClr',
  'a:blip',
  'a:duotone',
  'a:clrChange',
  'a:clrTo',
  'a:extLst',
  'a:ext',
]);

/** The reader of a fill; undefined when the element is not a fill. */
export function readFill(name: string, set: (fill: FillSource) => void): ElementReader | undefined {
  const kind = KINDS.get(name);
  return kind === undefined ? undefined : new FillReader(kind, set);
}

class FillReader implements ElementReader {
  private readonly colors: ColorSource[] = [];
  private readonly blip: BlipReader | undefined;

  constructor(
    private readonly kind: FillKind,
    private readonly set: (fill: FillSource) => void,
  ) {
    this.blip = kind === 'blipFill' ? new BlipReader() : undefined;
  }

  child(name: string, attributes: XmlAttributes): ElementReader | undefined {
    this.blip?.note(name, attributes);
    if (CONTAINERS.has(name)) return { child: (inner, own) => this.child(inner, own) };
    return readColor(name, attributes, (color) => this.colors.push(color));
  }

  end(): void {
    this.set(fillSource(this.kind, this.colors, this.blip?.blip));
  }
}

/** Makes a fill of colours. */
export function fillSource(kind: FillKind, colors: readonly ColorSource[], blip?: BlipSource): FillSource {
  const [first] = colors;
  const written = colors.length > 1 ? colors.map(({ key }) => key).join(',') : (first?.key ?? '');
  const picture = blip === undefined ? '' : `${blip.embed ?? ''} ${blip.link ?? ''}`;
  return { kind, colors, blip, key: `${kind}(${written})${picture}` };
}
