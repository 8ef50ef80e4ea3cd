/** Why a file is not a font that this service takes: a sentence for the caller. */
export class FontFlaw extends Error {
  override readonly name = 'FontFlaw';
}

export function cutOff(): FontFlaw {
  return new FontFlaw('The font file is incomplete: it names bytes that it does not have.');
}
