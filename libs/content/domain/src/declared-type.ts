import { type MediaType, mediaTypeNamed, mediaTypeOfFilename } from './media-types.ts';

const UNKNOWN = 'application/octet-stream';
/** What the file of a form has if its client says nothing (RFC 7578, section 4.4). */
const DEFAULT_OF_FORMS = 'text/plain';

/** What a client says of a file. */
export interface DeclaredType {
  /** In lower case; it may have parameters. */
  readonly mediaType: string;
  readonly filename: string;
}

/**
 * Whether the media type or the extension contradicts the content, as when a picture is called PDF. Names that the library does not know
 * contradict nothing, nor does content of which it does not know the type. Names of one family do not contradict each other.
 * `text/plain` says nothing, since parsers of forms assume it when a client leaves the type out (RFC 7578, section 4.4).
 * @param found the media type of the content
 */
export function declaredTypeConflicts(declared: DeclaredType, found: string): boolean {
  if (found === UNKNOWN) return false;
  const mediaType = (declared.mediaType.split(';')[0] ?? '').trimEnd();
  const named = mediaType === DEFAULT_OF_FORMS ? undefined : mediaTypeNamed(mediaType);
  return [named, mediaTypeOfFilename(declared.filename)].some((one) => one !== undefined && conflicts(one, found));
}

function conflicts(declared: MediaType, found: string): boolean {
  const content = mediaTypeNamed(found);
  // A raw photo is a picture of a format that the table does not list.
  if (content === undefined) return declared.names[0]?.split('/')[0] !== found.split('/')[0];
  const mayLookLike = (one: MediaType, other: MediaType): boolean =>
    one.containers?.some((container) => container === other.family) ?? false;
  return declared.family !== content.family && !mayLookLike(declared, content) && !mayLookLike(content, declared);
}
