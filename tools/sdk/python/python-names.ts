import { capitalized } from '../names.ts';

/** Words that cannot be names in Python. */
const KEYWORDS = new Set([
  ...['False', 'None', 'True', 'and', 'as', 'assert', 'async', 'await', 'break', 'class', 'continue', 'def', 'del'],
  ...['elif', 'else', 'except', 'finally', 'for', 'from', 'global', 'if', 'import', 'in', 'is', 'lambda', 'nonlocal'],
  ...['not', 'or', 'pass', 'raise', 'return', 'try', 'while', 'with', 'yield'],
]);

/** A name as Python writes it: `runBrandCheck` is `run_brand_check`, and the keyword `with` is `with_`. */
export function pythonName(name: string): string {
  const words = name.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
  return KEYWORDS.has(words) ? `${words}_` : words;
}

/** The name of a member, which has to stay as the service writes it. @throws Error if Python cannot write it as a field */
export function fieldName(name: string): string {
  if (KEYWORDS.has(name) || !/^[a-zA-Z]\w*$/.test(name)) throw new Error(`Python has no field with the name ${name}.`);
  return name;
}

/** The part of a type's name that stands for a member: `NearestColor` of `nearest_color`. */
export function typePart(name: string): string {
  return name.split('_').map(capitalized).join('');
}
