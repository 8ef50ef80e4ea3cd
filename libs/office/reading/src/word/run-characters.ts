/** The characters that elements of a run stand for. */
export const RUN_CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['w:tab', '\t'],
  ['w:ptab', '\t'],
  ['w:cr', '\n'],
  ['w:noBreakHyphen', '\u2011'],
  ['w:softHyphen', '\u00ad'],
]);

/** The character of a symbol, `w:sym`; empty when it has none. @param hexadecimal the value of `w:char` */
export function symbolCharacter(hexadecimal: string | undefined): string {
  const code = Number.parseInt(hexadecimal ?? '', 16);
  const isCharacter = code > 0 && code <= 0xffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCharCode(code) : '';
}
