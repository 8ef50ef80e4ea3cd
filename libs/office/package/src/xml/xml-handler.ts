import type { XmlAttributes } from './xml-attributes.ts';

/**
 * Receives one part in document order. Names are canonical: `a:solidFill` whatever prefix the file uses, `{uri}local` for
 * namespaces that are not known. Elements of markup compatibility never arrive, nor do branches that were not taken.
 */
export interface XmlHandler {
  /** `attributes` is one object that is used again for every element: read it during the call, and never keep it. */
  open(name: string, attributes: XmlAttributes): void;
  /** Character data between two tags, references resolved; also white space. A CDATA section arrives as a call of its own. */
  text?(text: string): void;
  close(name: string): void;
}
