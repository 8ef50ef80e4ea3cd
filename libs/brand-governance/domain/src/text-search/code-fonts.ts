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
/** Columns of code are aligned with spaces, and its words are not prose. As they are usually written, and small. */
const CODE_FONTS: ReadonlySet<string> = new Set([...NAMES, ...NAMES.map((name) => name.toLowerCase())]);

export function isCodeFont(typeface: string): boolean {
  return CODE_FONTS.has(typeface) || CODE_FONTS.has(typeface.toLowerCase());
}
