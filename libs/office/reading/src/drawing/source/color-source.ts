import type { ColorTransform } from '@livery/office-model';
import type { XmlAttributes } from '@livery/office-package';
import type { ElementReader } from '../../parts/element-reader.ts';
import { degrees, percentage } from '../../parts/numbers.ts';

/** A DrawingML colour element as it is written (ECMA-376 Part 1, 20.1.2.3). */
export interface ColorSource {
  /** `srgbClr`, `schemeClr` … */
  readonly kind: string;
  /** `val`, or `lastClr` of a system colour; empty for colours with three components. */
  readonly value: string;
  /** Red, green and blue as fractions, or hue in degrees with saturation and luminance as fractions. */
  readonly components: readonly number[];
  readonly transforms: readonly ColorTransform[];
  /** Equal for colours with equal values; a key for caches. */
  readonly key: string;
}

const KINDS: ReadonlyMap<string, string> = new Map(
  ['srgbClr', 'schemeClr', 'sysClr', 'prstClr', 'scrgbClr', 'hslClr'].map((kind) => [`a:${kind}`, kind]),
);

const NO_TRANSFORMS: readonly ColorTransform[] = [];
const NO_COMPONENTS: readonly number[] = [];

/** What is read of the attributes of a colour. */
type Values = Pick<XmlAttributes, 'get'>;

/** The reader of a colour element; undefined when the element is not a colour. */
export function readColor(
  name: string,
  attributes: Values,
  set: (color: ColorSource) => void,
): ColorReader | undefined {
  const kind = KINDS.get(name);
  if (kind === undefined) return undefined;
  return new ColorReader(kind, attributes, set);
}

class ColorReader implements ElementReader {
  private readonly value: string;
  private readonly components: readonly number[];
  private transforms: ColorTransform[] | undefined;

  constructor(
    private readonly kind: string,
    attributes: Values,
    private readonly set: (color: ColorSource) => void,
  ) {
    this.value = valueOf(kind, attributes);
    this.components = componentsOf(kind, attributes);
  }

  child(name: string, attributes: Values): undefined {
    (this.transforms ??= []).push(transformOf(name, attributes));
  }

  end(): void {
    const { kind, value, components, transforms = NO_TRANSFORMS } = this;
    let key = `${kind} ${value}`;
    for (const component of components) key += ` ${component}`;
    for (const transform of transforms) key += ` ${transform.name}${transform.value}`;
    this.set({ kind, value, components, transforms: transforms.filter((one) => !Number.isNaN(one.value)), key });
  }
}

function valueOf(kind: string, attributes: Values): string {
  const value = attributes.get('val') ?? '';
  return kind === 'sysClr' ? (attributes.get('lastClr') ?? value) : value;
}

function componentsOf(kind: string, attributes: Values): readonly number[] {
  if (kind === 'scrgbClr') return ['r', 'g', 'b'].map((name) => percentage(attributes.get(name)) ?? 0);
  if (kind !== 'hslClr') return NO_COMPONENTS;
  const share = (name: string): number => percentage(attributes.get(name)) ?? 0;
  return [degrees(attributes.get('hue')) ?? 0, share('sat'), share('lum')];
}

/** Reads a transform. The value is NaN when it is malformed: such a transform changes nothing and is dropped. */
function transformOf(element: string, attributes: Values): ColorTransform {
  const name = element.slice(element.indexOf(':') + 1);
  const written = attributes.get('val');
  if (written === undefined) return { name, value: 0 };
  const value = name === 'hue' || name === 'hueOff' ? degrees(written) : percentage(written);
  return { name, value: value ?? Number.NaN };
}
