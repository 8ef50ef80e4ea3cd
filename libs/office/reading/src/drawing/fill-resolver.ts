import type { EffectiveColor, Paint, Provenance } from '@livery/office-model';
import type { ColorResolver } from './color-resolver.ts';
import type { ColorSource } from './source/color-source.ts';
import type { FillSource } from './source/fill-source.ts';
import type { StyleReferenceSource } from './source/style-reference-source.ts';
import type { Theme } from './theme.ts';

const FIRST_BACKGROUND_FILL = 1001;
const NO_FILL = 1000;

/** No fill, for no reason that the file gives. */
export const UNFILLED: Paint = { kind: 'none', provenance: null };

/** What the colours of a fill are resolved with. */
export interface FillContext {
  readonly colors: ColorResolver;
  readonly provenance: Provenance;
  /** The colour that `phClr` stands for. */
  readonly placeholder?: ColorSource | undefined;
  /** The fill of the enclosing group, for `grpFill`. */
  readonly group?: Paint | undefined;
}

/** The paint of a fill (effective values, 3.1 and 3.4). */
export function resolveFill(fill: FillSource, context: FillContext): Paint {
  const { provenance } = context;
  switch (fill.kind) {
    case 'noFill':
      return { kind: 'none', provenance };
    case 'grpFill':
      return context.group ?? UNFILLED;
    case 'solidFill': {
      const [color] = colorsOf(fill, context);
      return color === undefined ? { kind: 'unknown', provenance } : { kind: 'solid', color };
    }
    case 'gradFill': {
      const stops = definedColorsOf(fill, context);
      return stops === null ? { kind: 'unknown', provenance } : { kind: 'gradient', stops, provenance };
    }
    case 'pattFill': {
      const colors = definedColorsOf(fill, context);
      return colors === null ? { kind: 'unknown', provenance } : { kind: 'pattern', colors, provenance };
    }
    case 'blipFill':
      return { kind: 'picture', colors: colorsOf(fill, context), provenance };
  }
}

/** The paint that a reference into the format scheme stands for (ECMA-376 Part 1, 20.1.4.2.10). */
export function resolveFillReference(reference: StyleReferenceSource, theme: Theme, context: FillContext): Paint {
  const { index, color } = reference;
  const isBackground = index >= FIRST_BACKGROUND_FILL;
  const fill = isBackground ? theme.backgroundFills[index - FIRST_BACKGROUND_FILL] : theme.fills[index - 1];
  if (index === NO_FILL || fill === undefined) return { kind: 'none', provenance: context.provenance };
  return resolveFill(fill, { ...context, placeholder: color });
}

/** The colours of a fill; null when it has none, or when the file does not define all of them. */
function definedColorsOf(fill: FillSource, context: FillContext): EffectiveColor[] | null {
  const colors = colorsOf(fill, context);
  return colors.length === 0 || colors.length < fill.colors.length ? null : colors;
}

function colorsOf({ colors }: FillSource, context: FillContext): EffectiveColor[] {
  return colors
    .map((color) => context.colors.resolve(color, context.provenance, context.placeholder))
    .filter((color) => color !== null);
}
