/** An entity tag, weak or strong (RFC 9110, section 8.8.3). */
const ENTITY_TAG = /(W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;
const ENTITY_TAGS =
  /^[ \t]*(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"(?:[ \t]*,(?:[ \t]*(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*")?)*[ \t]*$/;
const OPAQUE = /^[\x21\x23-\x7e]+$/;

/** @throws Error for text that cannot be in an entity tag */
export function strongTag(text: string): string {
  if (!OPAQUE.test(text)) throw new Error('An entity tag has visible ASCII characters without quotes.');
  return `"${text}"`;
}

/** Whether `If-None-Match` contains a tag, by the weak comparison (RFC 9110, section 13.1.2). A malformed value contains none. */
export function matchesNoneOf(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return ENTITY_TAGS.test(header) && Array.from(header.matchAll(ENTITY_TAG)).some(([, , opaque]) => opaque === tag);
}

/** Whether a range may be sent: there is no `If-Range`, or it is this strong tag. We send no dates (RFC 9110, section 13.1.5). */
export function permitsRange(header: string | undefined, tag: string): boolean {
  return header === undefined || header.trim() === tag;
}
