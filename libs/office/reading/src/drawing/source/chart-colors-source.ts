import type { ColorTransform } from '@livery/office-model';
import type { ElementReader } from '../../parts/element-reader.ts';
import { percentage } from '../../parts/numbers.ts';
import { type ColorSource, readColor } from './color-source.ts';

/** `cs:colorStyle` as it is written: the colours of series in their order, and how each further round of them differs (MS-ODRAWXML 2.8.3.1). */
export interface ChartColorsSource {
  readonly colors: readonly ColorSource[];
  readonly variations: readonly (readonly ColorTransform[])[];
}

/** The reader of a whole part of chart colours, `colors1.xml`. */
export function readChartColors(set: (colors: ChartColorsSource) => void): ElementReader {
  const colors: ColorSource[] = [];
  const variations: ColorTransform[][] = [];
  return {
    child: () => ({
      child: (name, attributes) => {
        if (name !== 'cs:variation') return readColor(name, attributes, (color) => colors.push(color));
        const variation: ColorTransform[] = [];
        variations.push(variation);
        return {
          child: (transform, own) => {
            const value = percentage(own.get('val'));
            if (value !== undefined) variation.push({ name: transform.replace('a:', ''), value });
            return undefined;
          },
        };
      },
      end: () => set({ colors, variations }),
    }),
  };
}
