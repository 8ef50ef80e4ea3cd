/** Columns of code are aligned with spaces, and its words are not prose. */
const CODE_FONTS: ReadonlySet<string> = new Set([
  'cascadia code',
  'cascadia mono',
  'consolas',
  'courier',
  'courier new',
  'fira code',
  'jetbrains mono',
  'lucida console',
  'menlo',
  'monaco',
  'roboto mono',
  'source code pro',
]);

export function isCodeFont(typeface: string): boolean {
  return CODE_FONTS.has(typeface.toLowerCase());
}
