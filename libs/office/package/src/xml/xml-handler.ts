import type { XmlAttributes } from './xml-attributes.ts';

/**
 * Receives one part in document order. Names are canonical: `a:solidFill` whatever prefix the file uses, `{uri}local` for
 * namespaces that are not known. Elements of markup compatibility never arrive, nor do branches that were not taken.
 */
export interface XmlHandler {
  /** It receives everything that is written: the elements of markup compatibility, all branches, and what may be ignored. */
  readonly takesAlternatives?: boolean;
  /** `attributes` is one object that is used again for every element: read it during the call, and never keep it. */
  open(name: string, attributes: XmlAttributes): void;
  /** Character data between two tags, references resolved; also white space. A CDATA section arrives as a call of its own. */
  text?(text: string): void;
  /** @param end exclusive end offset of the element in the decoded part */
  close(name: string, end: number): void;
}
