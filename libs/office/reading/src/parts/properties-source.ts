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

/**
 * The name of a property that may identify people; null for other properties.
 * @param element that holds the property; @param customName the name of a custom property; @param value its text
 */
export function personalProperty(element: string, customName: string, value: string): string | null {
  if (value.trim() === '') return null;
  if (element === 'op:property') return `custom property "${customName}"`;
  return NAMES.get(element) ?? (PATH.test(value) ? 'file path' : null);
}

/** The reader of one of the property parts of a package (ECMA-376 Part 2, 11; Part 1, 15.2.12). */
export function readProperties(part: string, set: (properties: readonly PersonalProperty[]) => void): ElementReader {
  const properties: PersonalProperty[] = [];
  return {
    child: () => ({
      child: (element, attributes) => {
        const customName = attributes.get('name') ?? '';
        const add = (value: string): void => {
          const name = personalProperty(element, customName, value);
          if (name !== null) properties.push({ name, value: value.trim(), part });
        };
        return element === 'op:property' ? { child: () => valueReader(add) } : valueReader(add);
      },
      end: () => set(properties),
    }),
  };
}

function valueReader(set: (value: string) => void): ElementReader {
  let value = '';
  return { text: (piece) => void (value += piece), end: () => set(value) };
}
