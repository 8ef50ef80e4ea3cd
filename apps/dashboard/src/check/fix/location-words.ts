import { causeInWords } from '../report/words.ts';

/** A name may have brackets and slashes of its own. What follows it is a step or an element in small letters. */
const ROOT = /^([a-z_]+)(?:\[(.*?)\](?=$|\/[a-z_]+(?:[[/]|$)))?/s;
const CAUSES: ReadonlyMap<string, string> = new Map([
  ['theme', 'theme'],
  ['master', 'master'],
  ['layout', 'layout'],
  ['style', 'style'],
  ['table_style', 'table_style'],
  ['numbering', 'numbering'],
  ['abstract_numbering', 'numbering'],
  ['doc_defaults', 'document_defaults'],
  ['default_text_style', 'document_defaults'],
]);
/** These names in locations are followed by an index that is counted from 0. */
const COUNTED: ReadonlyMap<string, string> = new Map([
  ['slide', 'slide'],
  ['header', 'header of section'],
  ['footer', 'footer of section'],
  ['footnote', 'footnote'],
  ['endnote', 'endnote'],
  ['textbox', 'text box'],
  ['comment', 'comment'],
  ['section', 'section'],
]);
const PARTS: readonly (readonly [step: RegExp, words: (value: string) => string])[] = [
  [/\/(notes)(?=\/|$)/, (notes) => notes],
  [/\/(background)(?=\/|$)/, (background) => background],
  [/^\/table\[(\d+)\]/, (table) => `table ${Number(table) + 1}`],
  [/^\/paragraph\[(\d+)\]/, (paragraph) => `paragraph ${Number(paragraph) + 1}`],
  [/^\/text_style\[(\w+)\]/, (style) => `${style} text`],
  [/^\/color\[(\w+)\]/, (color) => `colour ${color}`],
  [/\/level\[(\d+)\]$/, (level) => `level ${Number(level) + 1}`],
];

/** A location as people know it: `slide 4`, `the slide master, body text, level 3`. */
export function locationInWords(location: string): string {
  const [path, root = '', value = null] = ROOT.exec(location) ?? [''];
  const rest = location.slice(path.length);
  const parts = PARTS.flatMap(([step, words]) => {
    const found = step.exec(rest)?.[1];
    return found === undefined ? [] : [words(found)];
  });
  return [rootInWords(root, value), ...parts].join(', ');
}

function rootInWords(root: string, value: string | null): string {
  const kind = CAUSES.get(root);
  if (kind !== undefined) {
    const words = causeInWords({ kind, name: value });
    return words.charAt(0).toLowerCase() + words.slice(1);
  }
  const noun = COUNTED.get(root);
  const number = /(?<!\d)(\d+)$/.exec(value ?? '')?.[1];
  return noun === undefined || number === undefined ? 'the document' : `${noun} ${Number(number) + 1}`;
}
