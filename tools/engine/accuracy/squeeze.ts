/** White space and characters without a glyph, which programs write differently. */
const INVISIBLE = /[\s\u001c-\u001f\u0085\u00ad\u200b\u200e\u200f\ufeff\ufffc]+/g;

/** A text without white space and characters without a glyph, by which paragraphs are paired. */
export function squeeze(text: string | null | undefined): string {
  return (text ?? '').replace(INVISIBLE, '');
}
