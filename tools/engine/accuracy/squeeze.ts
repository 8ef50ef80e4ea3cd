/** White space and what has no glyph: two programs never agree on it. */
const INVISIBLE = /[\s\u001c-\u001f\u0085\u00ad\u200b\u200e\u200f\ufeff\ufffc]+/g;

/** A text without white space: what paragraphs are paired by. */
export function squeeze(text: string | null | undefined): string {
  return (text ?? '').replace(INVISIBLE, '');
}
