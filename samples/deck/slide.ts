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
}

/** Relationship ids that every slide uses alike. */
export const EMBLEM_ID = 'rId2';
export const LINK_ID = 'rId3';

export function slideXml(shapes: readonly string[]): string {
  return presentationPart(
    'p:sld',
    `<p:cSld>${shapeTree(shapes)}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>`,
  );
}
