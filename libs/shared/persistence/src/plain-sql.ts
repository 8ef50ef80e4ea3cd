const TOKENS = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g;
/** Text whose end a plain reader cannot tell: `$tag$ … $tag$`, `E'…\'…'`, quoted names with escapes. */
const OPAQUE = /\$[a-z_]*\$|(?<![\w'])e'|u&["']/i;

/**
 * The statements of a text in lower case, without literals, comments, quotes of names or needless space.
 * @returns null when it holds what cannot be read so
 */
export function plainStatements(text: string): readonly string[] | null {
  if (OPAQUE.test(text)) return null;
  return text
    .replace(TOKENS, (token) => (token.startsWith("'") ? "''" : ' '))
    .replaceAll('"', '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?\. ?/g, '.')
    .split(';')
    .map((statement) => statement.replace(/^[ (]+/, ''))
    .filter((statement) => statement !== '');
}
