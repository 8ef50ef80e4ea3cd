import type { ElementReader } from '../parts/element-reader.ts';
import { integer } from '../parts/numbers.ts';

/** The reader of the text of one child of a property part: `dc:title`, `ep:Pages`. */
export function readProperty(name: string): (set: (value: string) => void) => ElementReader {
  return (set) => ({
    child: () => ({
      child: (child) => {
        if (child !== name) return undefined;
        let value = '';
        return { text: (piece) => void (value += piece), end: () => set(value.trim()) };
      },
    }),
  });
}

/** The number of pages in the document properties; undefined when it is not a number. */
export function pagesOf(written: string): number | undefined {
  return integer(written);
}
