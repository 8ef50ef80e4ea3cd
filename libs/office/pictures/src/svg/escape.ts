/** Characters that XML forbids, or that no font shows: controls, lone surrogates, and the marks that reverse the direction of text. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff\p{Cs}]/gu;

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text from a document as text or as the value of an attribute in quotes, in SVG and in HTML. */
export function escaped(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => REFERENCES[character] ?? '');
}
