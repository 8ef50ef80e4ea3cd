import type { Provenance } from '@livery/office-model';
import { NO_BULLET } from './source/bullet-source.ts';
import { fillSource } from './source/fill-source.ts';
import type { ListStyleSource } from './source/list-style-source.ts';
import { NO_RUN_PROPERTIES, type RunPropertiesSource } from './source/run-properties-source.ts';
import type { FontReferenceSource } from './source/style-reference-source.ts';
import { themeTypefaces } from './source/table-style-source.ts';
import { type TextLayer, type TextLevel, textLevel } from './text-level.ts';

/** The layers that one source of text properties has for a level, the nearest first. */
export type LayersOfLevel = (level: number) => readonly TextLayer[];

/** The provenance of PowerPoint's own defaults. */
export const BUILT_IN_PROVENANCE: Provenance = {
  source: 'built_in',
  part: null,
  location: 'built_in',
  name: 'the defaults of PowerPoint',
};

/** What applies when no source says anything (effective values, 4.1, row 8). */
const BUILT_IN: TextLayer = {
  properties: {
    ...NO_RUN_PROPERTIES,
    ...themeTypefaces('minor'),
    size: 18,
    fill: fillSource('solidFill', [
      { kind: 'schemeClr', value: 'tx1', components: [], transforms: [], key: 'schemeClr tx1' },
    ]),
  },
  bullet: NO_BULLET,
  provenance: BUILT_IN_PROVENANCE,
};

/** The sources of text properties of one text body, the nearest first. Levels are resolved when they are first asked for. */
export class TextChain {
  private readonly levels: TextLevel[] = [];

  /** @param sources the nearest first */
  constructor(private readonly sources: readonly LayersOfLevel[]) {}

  level(level: number): TextLevel {
    return (this.levels[level] ??= textLevel([...this.sources.flatMap((layers) => layers(level)), BUILT_IN]));
  }

  /** The chain of a text body with a source of its own, which is nearer than these. */
  under(nearest: LayersOfLevel): TextChain {
    return new TextChain([nearest, ...this.sources]);
  }
}

/** The two layers of a list style: the level, and then what applies to every level. */
export function listStyleLayers(style: ListStyleSource, provenance: (level: number) => Provenance): LayersOfLevel {
  const known: (readonly TextLayer[])[] = [];
  return (level) => (known[level] ??= stepsOf(style, level, provenance(level)));
}

function stepsOf({ levels, otherwise }: ListStyleSource, level: number, provenance: Provenance): readonly TextLayer[] {
  const said = [levels[level], otherwise].filter((one) => one !== undefined);
  return said.map(({ properties, bullet }) => ({ properties, bullet, provenance }));
}

/** One layer that applies to every level. */
export function constantLayer(properties: RunPropertiesSource, provenance: Provenance): LayersOfLevel {
  const layers = [{ properties, bullet: NO_BULLET, provenance }];
  return () => layers;
}

/** The layer of `a:fontRef`: the typefaces of a font collection, and a colour (ECMA-376 Part 1, 20.1.4.1.17). */
export function fontReferenceLayer({ collection, color }: FontReferenceSource, provenance: Provenance): LayersOfLevel {
  const fill = color && fillSource('solidFill', [color]);
  return constantLayer({ ...NO_RUN_PROPERTIES, ...themeTypefaces(collection), fill }, provenance);
}
