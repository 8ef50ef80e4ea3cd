import { shapeTree } from './shapes.ts';
import { presentationPart } from './xml.ts';

/** One slide and what it refers to. */
export interface Slide {
  readonly xml: string;
  /** Index into `LAYOUTS`. */
  readonly layout: number;
  readonly usesEmblem?: boolean;
  /** Address of the one hyperlink. */
  readonly link?: string;
  /** Address of a picture that is not in the file. */
  readonly linkedImage?: string;
  readonly notes?: string;
  readonly comment?: string;
}

/** Relationship ids that every slide uses alike. */
export const EMBLEM_ID = 'rId2';
export const LINK_ID = 'rId3';
export const LINKED_IMAGE_ID = 'rId4';

export function slideXml(shapes: readonly string[], { hidden = false } = {}): string {
  return presentationPart(
    hidden ? 'p:sld show="0"' : 'p:sld',
    `<p:cSld>${shapeTree(shapes)}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>`,
  );
}
