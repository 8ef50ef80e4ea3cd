import { shapeTree } from './shapes.ts';
import { presentationPart } from './xml.ts';

/** One slide and what it has relationships to. */
export interface Slide {
  readonly xml: string;
  /** An index into `LAYOUTS`. */
  readonly layout: number;
  readonly usesEmblem?: boolean;
  /** The address of its hyperlink. */
  readonly link?: string;
  /** The address of a picture outside the file. */
  readonly linkedImage?: string;
  readonly notes?: string;
  readonly comment?: string;
}

/** The ids of relationships that are the same on all slides. */
export const EMBLEM_ID = 'rId2';
export const LINK_ID = 'rId3';
export const LINKED_IMAGE_ID = 'rId4';

export function slideXml(shapes: readonly string[], { hidden = false } = {}): string {
  return presentationPart(
    hidden ? 'p:sld show="0"' : 'p:sld',
    `<p:cSld>${shapeTree(shapes)}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>`,
  );
}
