import type { ElementReader } from './element-reader.ts';
import { readRunProperties, type RunPropertiesSource } from './run-properties-source.ts';

/** Levels of a list style: `lvl1pPr` to `lvl9pPr`. */
export const LEVELS = 9;

/** The run properties of a list style (`a:lstStyle`, `p:titleStyle`, `p:defaultTextStyle`: ECMA-376 Part 1, 21.1.2.4.12). */
export interface ListStyleSource {
  /** By level, 0 to 8; a hole where nothing is said. */
  readonly levels: readonly (RunPropertiesSource | undefined)[];
  /** `a:defPPr`: for every level. */
  readonly otherwise: RunPropertiesSource | undefined;
  readonly isEmpty: boolean;
}

export const NO_LIST_STYLE: ListStyleSource = { levels: [], otherwise: undefined, isEmpty: true };

export function readListStyle(set: (style: ListStyleSource) => void): ElementReader {
  const levels: (RunPropertiesSource | undefined)[] = [];
  let otherwise: RunPropertiesSource | undefined;
  return {
    child: (name) => {
      const level = levelOf(name);
      if (name === 'a:defPPr') return defaultsReader((properties) => (otherwise = properties));
      return level === undefined ? undefined : defaultsReader((properties) => (levels[level] = properties));
    },
    end: () => set({ levels, otherwise, isEmpty: levels.length === 0 && otherwise === undefined }),
  };
}

function levelOf(name: string): number | undefined {
  const number = /^a:lvl([1-9])pPr$/.exec(name)?.[1];
  return number === undefined ? undefined : Number(number) - 1;
}

function defaultsReader(set: (properties: RunPropertiesSource) => void): ElementReader {
  return {
    child: (name, attributes) =>
      name === 'a:defRPr'
        ? readRunProperties(attributes, (properties) => {
            if (properties.key !== '') set(properties);
          })
        : undefined,
  };
}
