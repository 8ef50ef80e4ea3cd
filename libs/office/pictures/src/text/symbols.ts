/** What characters of fonts of symbols look like, by the code of the character in its font. */
const WINGDINGS: ReadonlyMap<number, string> = new Map([
  [0x6c, '●'],
  [0x6e, '■'],
  [0x6f, '□'],
  [0x71, '❑'],
  [0x72, '❒'],
  [0x74, '◆'],
  [0x75, '◆'],
  [0x76, '❖'],
  [0x77, '◆'],
  [0x9e, '·'],
  [0x9f, '•'],
  [0xa7, '▪'],
  [0xa8, '◻'],
  [0xd8, '➢'],
  [0xe0, '→'],
  [0xe8, '➔'],
  [0xf0, '⇨'],
  [0xfb, '✗'],
  [0xfc, '✓'],
  [0xfe, '☑'],
]);

/** A bullet of a font of symbols as characters that other fonts have. */
export function shownBullet(characters: string, typeface: string): string {
  const isPrivate = /^[\uf000-\uf0ff]/.test(characters);
  if (!isPrivate && !/wingdings|symbol|webdings/i.test(typeface)) return characters;
  return WINGDINGS.get(characters.charCodeAt(0) & 0xff) ?? '•';
}
