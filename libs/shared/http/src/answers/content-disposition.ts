const MAX_CHARACTERS = 255;
/** Control characters, marks that change the direction of the text, and separators of paths. */
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069/\\]/gu;
/** Characters of the fallback that a browser could read differently: all but visible ASCII, and quotes and percent signs. */
const NOT_PLAIN = /[^\x20-\x7e]|["%]/gu;
/** The characters of `attr-char` that `encodeURIComponent` leaves as they are, but RFC 8187, section 3.2.1 does not. */
const NOT_ATTR_CHAR = /['()*]/g;

/**
 * The value of `Content-Disposition` (RFC 6266). A name that is not plain ASCII is also sent as `filename*` (RFC 8187). What a name can
 * mislead with is replaced by `_`: control characters, separators of paths, and marks that reverse the text.
 */
export function contentDisposition(disposition: 'attachment' | 'inline', filename: string): string {
  const name =
    Array.from(filename.toWellFormed()).slice(0, MAX_CHARACTERS).join('').replace(UNSAFE, '_').trim() || 'download';
  const fallback = name.replace(NOT_PLAIN, '_');
  const plain = `${disposition}; filename="${fallback}"`;
  return fallback === name ? plain : `${plain}; filename*=UTF-8''${extended(name)}`;
}

function extended(name: string): string {
  return encodeURIComponent(name).replace(NOT_ATTR_CHAR, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
}
