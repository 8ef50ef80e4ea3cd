/** A comment that does not end takes the rest. */
const TOKENS = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g;
/** Literals whose end `TOKENS` does not find: `$tag$ … $tag$`, `E'…\'…'`, quoted names with escapes. */
const OPAQUE = /\$[a-z_]*\$|(?<![\w'])e'|u&["']/i;

/**
 * The statements of a text in lower case, without the content of literals, comments, quotes around names and unnecessary spaces.
 * @returns null if the text contains literals that cannot be read in this way
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
