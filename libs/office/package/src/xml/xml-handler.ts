import type { XmlAttributes } from './xml-attributes.ts';
import type { XmlFragment } from './xml-fragment.ts';

/** What elements mean that were read before: one that is written alike in the same place need not be read again. */
export interface XmlMemory {
  /** Takes what the element means as if it had been read just now; false when that is not known. */
  recall(fragment: XmlFragment): boolean;
  /** Called when an element that was not known has been read. */
  keep(fragment: XmlFragment): void;
}

/**
 * Receives one part in document order. Names are canonical: `a:solidFill` whatever prefix the file uses, `{uri}local` for
 * namespaces that are not known. Elements of markup compatibility never arrive, nor do branches that were not taken.
 */
export interface XmlHandler {
  /** `attributes` is one object used again for every element: read it during the call, never keep it. */
  open(name: string, attributes: XmlAttributes): void;
  /** Character data between two tags, references resolved; also white space. A CDATA section arrives as a call of its own. */
  text?(text: string): void;
  close(name: string): void;
  /** Asked before an element opens that holds properties: `…Pr`. One that is recalled neither opens nor closes. */
  memory?(name: string): XmlMemory | undefined;
}
