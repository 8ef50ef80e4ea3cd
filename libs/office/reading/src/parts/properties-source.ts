import type { PersonalProperty } from '@livery/office-model';
import type { ElementReader } from './element-reader.ts';

/** The properties in `docProps` that may identify people, by their elements, each with the name that findings use for it. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['dc:creator', 'author'],
  ['cp:lastModifiedBy', 'last editor'],
  ['ep:Manager', 'manager'],
  ['ep:Company', 'company'],
  ['ep:HyperlinkBase', 'file path'],
]);

const PATH = /^(?:[A-Za-z]:\\|\\\\|file:|\/(?:Users|home)\/)/;

/** The reader of one of the property parts of a package (ECMA-376 Part 2, 11; Part 1, 15.2.12). */
export function readProperties(part: string, set: (properties: readonly PersonalProperty[]) => void): ElementReader {
  const properties: PersonalProperty[] = [];
  const add = (name: string, value: string): void => {
    if (value.trim() !== '') properties.push({ name, value: value.trim(), part });
  };
  return {
    child: () => ({
      child: (name, attributes) => {
        if (name === 'op:property') return customReader(attributes.get('name') ?? '', add);
        return valueReader((value) => {
          const known = NAMES.get(name);
          if (known !== undefined) add(known, value);
          else if (PATH.test(value)) add('file path', value);
        });
      },
      end: () => set(properties),
    }),
  };
}

function valueReader(set: (value: string) => void): ElementReader {
  let value = '';
  return { text: (piece) => void (value += piece), end: () => set(value) };
}

/** The value of a custom property is a child element of it. */
function customReader(name: string, add: (name: string, value: string) => void): ElementReader {
  return { child: () => valueReader((value) => add(`custom property "${name}"`, value)) };
}
