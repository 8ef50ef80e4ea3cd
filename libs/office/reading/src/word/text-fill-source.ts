import type { ColorTransform } from '@livery/office-model';
import type { ColorSource } from '../drawing/source/color-source.ts';
import { type FillKind, type FillSource, fillSource } from '../drawing/source/fill-source.ts';
import type { ElementReader } from '../parts/element-reader.ts';
import { percentage } from '../parts/numbers.ts';
import { drawingColor } from './drawing-color.ts';

const KINDS: ReadonlyMap<string, FillKind> = new Map([
  ['w14:noFill', 'noFill'],
  ['w14:solidFill', 'solidFill'],
  ['w14:gradFill', 'gradFill'],
]);
const CONTAINERS: ReadonlySet<string> = new Set(['w14:gsLst', 'w14:gs']);
const COLORS: ReadonlyMap<string, string> = new Map([
  ['w14:srgbClr', 'srgbClr'],
  ['w14:schemeClr', 'schemeClr'],
]);

/** Reads `w14:textFill` or `w14:textOutline` (MS-DOCX 2.6.1): a fill of DrawingML whose elements and attributes are in another namespace. */
export function readTextFill(set: (fill: FillSource) => void): ElementReader {
  return {
    child: (name) => {
      const kind = KINDS.get(name);
      if (kind === undefined) return undefined;
      const colors: ColorSource[] = [];
      return { ...colorsReader(colors), end: () => set(fillSource(kind, colors)) };
    },
  };
}

/** Reads `w14:glow` or `w14:shadow`, whose colour is the only child. */
export function readTextEffect(set: (fill: FillSource) => void): ElementReader {
  const colors: ColorSource[] = [];
  return { ...colorsReader(colors), end: () => set(fillSource('solidFill', colors)) };
}

function colorsReader(colors: ColorSource[]): ElementReader {
  const reader: ElementReader = {
    child: (name, attributes) => {
      if (CONTAINERS.has(name)) return reader;
      const kind = COLORS.get(name);
      return kind === undefined
        ? undefined
        : readColor(kind, attributes.get('w14:val') ?? '', (one) => colors.push(one));
    },
  };
  return reader;
}

function readColor(kind: string, value: string, set: (color: ColorSource) => void): ElementReader {
  const transforms: ColorTransform[] = [];
  return {
    child: (name, attributes) => {
      const share = percentage(attributes.get('w14:val'));
      // In this namespace `alpha` is the transparency and not the opacity.
      if (share !== undefined) {
        const local = name.slice(name.indexOf(':') + 1);
        transforms.push({ name: local, value: local === 'alpha' ? 1 - share : share });
      }
      return undefined;
    },
    end: () => set(drawingColor(kind, value, transforms)),
  };
}
