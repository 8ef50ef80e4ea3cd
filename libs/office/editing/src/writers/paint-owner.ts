import type { ElementDraft } from '../xml/element-draft.ts';
import type { PropertyOwner } from './property-owner.ts';

const PICTURES: ReadonlySet<string> = new Set(['p:pic', 'pic:pic']);

/** What holds the fill or the line of a shape. A picture gets no fill behind it, but may have one. */
export function paintOwner(shape: ElementDraft, paint: 'fill' | 'line'): PropertyOwner | undefined {
  const properties = shape.child('p:spPr', 'wps:spPr', 'pic:spPr');
  if (properties === undefined) return undefined;
  if (paint === 'line') return { properties: properties.child('a:ln'), make: () => properties.ensure('a:ln') };
  return { properties, ...(!PICTURES.has(shape.name) && { make: () => properties }) };
}
