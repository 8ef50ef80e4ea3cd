import type { ElementReader } from '../parts/element-reader.ts';
import { integer } from '../parts/numbers.ts';
import { RunPropertiesReader } from './run-properties-reader.ts';
import { NO_WORD_RUN_PROPERTIES, type WordRunProperties } from './word-run-properties.ts';

/** `w:lvl` as it is written (ECMA-376 Part 1, 17.9.6). */
export interface NumberingLevel {
  /** `bullet`, `decimal`, `none` … */
  readonly format: string;
  /** The bullet, or the pattern of the number: `%1.` */
  readonly text: string;
  readonly run: WordRunProperties;
  /** The id of the paragraph style that is linked to this level. */
  readonly style: string | undefined;
  /** Its location for findings; numberings that share the level share the location. */
  readonly location: string;
}

/** `w:abstractNum` as it is written (ECMA-376 Part 1, 17.9.1). A style link leads to the numbering of a style. */
export interface AbstractNumbering {
  readonly styleLink: string | undefined;
  readonly levels: ReadonlyMap<number, NumberingLevel>;
}

/** `w:num` as it is written (ECMA-376 Part 1, 17.9.15). */
export interface NumberingInstance {
  /** The id of the abstract numbering. */
  readonly abstract: string;
  readonly overrides: ReadonlyMap<number, NumberingLevel>;
}

/** A whole numbering part. */
export interface NumberingSource {
  readonly abstracts: ReadonlyMap<string, AbstractNumbering>;
  readonly instances: ReadonlyMap<string, NumberingInstance>;
}

export const NO_NUMBERING: NumberingSource = { abstracts: new Map(), instances: new Map() };

/** The reader of a whole part. @param known run properties by key, shared with the other parts of the document */
export function readNumbering(
  known: Map<string, WordRunProperties>,
): (set: (numbering: NumberingSource) => void) => ElementReader {
  const runs = new RunPropertiesReader(known);
  return (set) => {
    const abstracts = new Map<string, AbstractNumbering>();
    const instances = new Map<string, NumberingInstance>();
    return {
      child: () => ({
        child: (name, attributes) => {
          if (name === 'w:abstractNum') {
            const id = attributes.get('w:abstractNumId') ?? '';
            return readAbstract(runs, `abstract_numbering[${id}]`, (read) => abstracts.set(id, read));
          }
          if (name !== 'w:num') return undefined;
          const id = attributes.get('w:numId') ?? '';
          return readInstance(runs, `numbering[${id}]`, (read) => instances.set(id, read));
        },
        end: () => set({ abstracts, instances }),
      }),
    };
  };
}

function readAbstract(
  runs: RunPropertiesReader,
  location: string,
  set: (read: AbstractNumbering) => void,
): ElementReader {
  const levels = new Map<number, NumberingLevel>();
  let styleLink: string | undefined;
  return {
    child: (name, attributes) => {
      if (name === 'w:numStyleLink') styleLink = attributes.get('w:val');
      if (name !== 'w:lvl') return undefined;
      const number = integer(attributes.get('w:ilvl')) ?? 0;
      return readLevel(runs, `${location}/level[${number}]`, (level) => levels.set(number, level));
    },
    end: () => set({ styleLink, levels }),
  };
}

function readInstance(
  runs: RunPropertiesReader,
  location: string,
  set: (read: NumberingInstance) => void,
): ElementReader {
  const overrides = new Map<number, NumberingLevel>();
  let abstract = '';
  return {
    child: (name, attributes) => {
      if (name === 'w:abstractNumId') abstract = attributes.get('w:val') ?? '';
      if (name !== 'w:lvlOverride') return undefined;
      const number = integer(attributes.get('w:ilvl')) ?? 0;
      const level = `${location}/level[${number}]`;
      return {
        child: (child) =>
          child === 'w:lvl' ? readLevel(runs, level, (read) => overrides.set(number, read)) : undefined,
      };
    },
    end: () => set({ abstract, overrides }),
  };
}

function readLevel(runs: RunPropertiesReader, location: string, set: (level: NumberingLevel) => void): ElementReader {
  const level: { -readonly [Name in keyof NumberingLevel]: NumberingLevel[Name] } = {
    format: 'decimal',
    text: '',
    run: NO_WORD_RUN_PROPERTIES,
    style: undefined,
    location,
  };
  return {
    child: (name, attributes) => {
      if (name === 'w:numFmt') level.format = attributes.get('w:val') ?? 'decimal';
      if (name === 'w:pStyle') level.style = attributes.get('w:val');
      if (name === 'w:lvlText') level.text = attributes.get('w:val') ?? '';
      return name === 'w:rPr' ? runs.start((run) => (level.run = run)) : undefined;
    },
    end: () => set(level),
  };
}
