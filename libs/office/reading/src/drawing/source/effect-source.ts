import type { EffectColor } from '@livery/office-model';
import type { ElementReader } from '../../parts/element-reader.ts';
import { type ColorSource, readColor } from './color-source.ts';
import { readFill } from './fill-source.ts';

/** One colour of an effect as it is written (ECMA-376 Part 1, 20.1.8.16 to 20.1.8.54, 20.1.5). */
export interface EffectSource {
  readonly surface: EffectColor['surface'];
  readonly color: ColorSource;
}

const SURFACES: ReadonlyMap<string, EffectColor['surface']> = new Map([
  ['a:outerShdw', 'shadow'],
  ['a:innerShdw', 'shadow'],
  ['a:prstShdw', 'shadow'],
  ['a:glow', 'glow'],
  ['a:extrusionClr', 'effect3d'],
  ['a:contourClr', 'effect3d'],
]);

/** The elements that contain effects, in shapes and in the effect styles of themes. */
export const EFFECTS: ReadonlySet<string> = new Set(['a:effectLst', 'a:effectDag', 'a:sp3d']);

/** The reader of one of `EFFECTS`. */
export function readEffects(add: (effect: EffectSource) => void): ElementReader {
  const reader: ElementReader = {
    child: (name) => {
      const surface = SURFACES.get(name);
      if (surface === undefined) {
        if (name === 'a:fillOverlay') return overlayReader(add);
        return name === 'a:cont' ? reader : undefined;
      }
      return { child: (color, attributes) => readColor(color, attributes, (read) => add({ surface, color: read })) };
    },
  };
  return reader;
}

function overlayReader(add: (effect: EffectSource) => void): ElementReader {
  return {
    child: (name) =>
      readFill(name, ({ colors }) => {
        for (const color of colors) add({ surface: 'effect3d', color });
      }),
  };
}
