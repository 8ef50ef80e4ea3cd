const NAMES = [
  'Cascadia Code',
  'Cascadia Mono',
  'Consolas',
  'Courier',
  'Courier New',
  'Fira Code',
  'JetBrains Mono',
  'Lucida Console',
  'Menlo',
  'Monaco',
  'Roboto Mono',
  'Source Code Pro',
];
/**
 * Fonts for code, as they are usually written and in small letters. Text in them is not judged as prose, and its spaces align
 * columns.
 */
const CODE_FONTS: ReadonlySet<string> = new Set([...NAMES, ...NAMES.map((name) => name.toLowerCase())]);

export function isCodeFont(typeface: string): boolean {
  return CODE_FONTS.has(typeface) || CODE_FONTS.has(typeface.toLowerCase());
}
