const MAX_LENGTH = 64;
/** The characters of names of typefaces. Quotes, backslashes and everything else that means something in CSS is not among them. */
const ALLOWED = /^[\p{L}\p{M}\p{N} ._-]+$/u;

const SERIF =
  /times|georgia|garamond|cambria|palatino|baskerville|bodoni|caslon|didot|minion|roman|serif(?<!sans.?serif)|mincho|song/i;
const MONOSPACED = /courier|consolas|mono|menlo/i;

/** The value of `font-family` for a typeface that a document names: the typeface, if its name is one, and fonts that every reader has. */
export function fontFamily(typeface: string): string {
  const generic = genericFamily(typeface);
  const name = typeface.trim();
  return name.length > MAX_LENGTH || !ALLOWED.test(name) ? generic : `'${name}', ${generic}`;
}

function genericFamily(typeface: string): string {
  if (MONOSPACED.test(typeface)) return "'Courier New', monospace";
  return SERIF.test(typeface) ? "'Times New Roman', serif" : 'Arial, sans-serif';
}
