import type { XmlAttributes } from '@livery/office-package';
import { type BlipSource, UNCROPPED } from '../drawing/source/blip-source.ts';
import type { ColorSource } from '../drawing/source/color-source.ts';
import { type FillKind, type FillSource, fillSource } from '../drawing/source/fill-source.ts';
import type { LineSource } from '../drawing/source/line-source.ts';
import { vectorColor } from './vector-color.ts';

type Attributes = Pick<XmlAttributes, 'get'>;

const OFF: ReadonlySet<string> = new Set(['f', 'false', '0', 'no']);

/** What `v:fill` says in addition to its shape. */
interface FillChild {
  readonly kind: FillKind;
  readonly isOff: boolean;
  readonly colors: readonly (ColorSource | undefined)[];
  readonly opacity: string | undefined;
  readonly blip: BlipSource | undefined;
}

/**
 * The fill and the outline that a shape of VML sets (ECMA-376 Part 4, 19.1.2.5 and 19.1.2.21). The defaults of VML, a white fill and a
 * black outline, are left out.
 */
export class VectorPaint {
  private fillChild: FillChild | undefined;
  private strokeColor: ColorSource | undefined;
  private readonly fillColor: string | undefined;
  private isFilled: boolean;
  private isStroked: boolean;

  constructor(shape: Attributes) {
    this.fillColor = shape.get('fillcolor');
    this.isFilled = !OFF.has(shape.get('filled') ?? '');
    this.isStroked = !OFF.has(shape.get('stroked') ?? '');
    this.strokeColor = vectorColor(shape.get('strokecolor'));
  }

  /** Notes a child of the shape. */
  note(name: string, attributes: Attributes): void {
    if (name === 'v:fill') this.fillChild = fillChildOf(attributes);
    if (name !== 'v:stroke') return;
    this.strokeColor = vectorColor(attributes.get('color')) ?? this.strokeColor;
    if (OFF.has(attributes.get('on') ?? '')) this.isStroked = false;
  }

  get fill(): FillSource | undefined {
    const { fillChild, fillColor } = this;
    if (!this.isFilled || fillChild?.isOff) return fillSource('noFill', []);
    const own = vectorColor(fillColor, fillChild?.opacity);
    const [color = own, ...others] = fillChild?.colors ?? [];
    const colors = [color, ...others].filter((one) => one !== undefined);
    const kind = fillChild?.kind ?? 'solidFill';
    if (kind === 'blipFill') return fillSource(kind, [], fillChild?.blip);
    return colors.length === 0 ? undefined : fillSource(kind, kind === 'solidFill' ? colors.slice(0, 1) : colors);
  }

  get line(): LineSource | undefined {
    if (!this.isStroked) return { fill: fillSource('noFill', []) };
    return this.strokeColor === undefined ? undefined : { fill: fillSource('solidFill', [this.strokeColor]) };
  }
}

function fillChildOf(attributes: Attributes): FillChild {
  const opacity = attributes.get('opacity');
  const [embed, link] = [attributes.get('r:id') ?? attributes.get('o:relid'), attributes.get('r:href')];
  return {
    kind: kindOf(attributes.get('type') ?? 'solid'),
    isOff: OFF.has(attributes.get('on') ?? ''),
    colors: [
      vectorColor(attributes.get('color'), opacity),
      vectorColor(attributes.get('color2'), attributes.get('o:opacity2')),
    ],
    opacity,
    blip:
      embed === undefined && link === undefined
        ? undefined
        : { embed, link, svg: undefined, crop: UNCROPPED, tiled: false },
  };
}

function kindOf(type: string): FillKind {
  if (type.startsWith('gradient')) return 'gradFill';
  if (type === 'pattern') return 'pattFill';
  return type === 'tile' || type === 'frame' ? 'blipFill' : 'solidFill';
}
