import type { ElementReader } from '../../parts/element-reader.ts';
import { BulletReader, type BulletSource } from './bullet-source.ts';
import { NO_RUN_PROPERTIES, readRunProperties, type RunPropertiesSource } from './run-properties-source.ts';

/** The number of levels of a list style: `a:lvl1pPr` to `a:lvl9pPr`. */
export const LEVELS = 9;

/** What a list style says of one level. */
export interface LevelSource {
  readonly properties: RunPropertiesSource;
  readonly bullet: BulletSource;
}

/** A list style (`a:lstStyle`, `p:titleStyle`, `p:defaultTextStyle`: ECMA-376 Part 1, 21.1.2.4.12). */
export interface ListStyleSource {
  /** By level, 0 to 8; undefined for levels of which the style says nothing. */
  readonly levels: readonly (LevelSource | undefined)[];
  /** What applies to every level (`a:defPPr`). */
  readonly otherwise: LevelSource | undefined;
  readonly isEmpty: boolean;
}

export const NO_LIST_STYLE: ListStyleSource = { levels: [], otherwise: undefined, isEmpty: true };

export function readListStyle(set: (style: ListStyleSource) => void): ElementReader {
  const levels: (LevelSource | undefined)[] = [];
  let otherwise: LevelSource | undefined;
  return {
    child: (name) => {
      if (name === 'a:defPPr') return readLevel((level) => (otherwise = level));
      const number = levelOf(name);
      return number === undefined ? undefined : readLevel((level) => (levels[number] = level));
    },
    end: () => set({ levels, otherwise, isEmpty: levels.length === 0 && otherwise === undefined }),
  };
}

function levelOf(name: string): number | undefined {
  const number = /^a:lvl([1-9])pPr$/.exec(name)?.[1];
  return number === undefined ? undefined : Number(number) - 1;
}

/** Reads a level. `set` is not called when it says nothing that the model needs. */
function readLevel(set: (level: LevelSource) => void): ElementReader {
  let properties = NO_RUN_PROPERTIES;
  const bullets = new BulletReader();
  return {
    child: (name, attributes) =>
      name === 'a:defRPr'
        ? readRunProperties(attributes, (read) => (properties = read))
        : bullets.child(name, attributes),
    end: () => {
      const { bullet } = bullets;
      if (properties.key !== '' || bullet.key !== '') set({ properties, bullet });
    },
  };
}
