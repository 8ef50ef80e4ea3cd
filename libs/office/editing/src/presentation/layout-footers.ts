import type { OoxmlPackage } from '@livery/office-package';
import { type ElementWalker, keep, walkingHandler } from '../xml/element-walker.ts';
import type { WrittenElement } from '../xml/written-element.ts';

/** A placeholder of a layout for a footer, a date or a slide number. */
export interface LayoutFooter {
  /** The attributes of `p:ph`, apart from those of its prompt. */
  readonly placeholder: Readonly<Record<string, string>>;
  readonly name: string;
  readonly text: string;
  /** The type of the field that it shows; null for plain text. */
  readonly field: string | null;
}

const TYPES: ReadonlySet<string> = new Set(['ftr', 'sldNum', 'dt']);

/** The footer placeholders that the layout of a slide offers, by their types. */
export function layoutFooters(file: OoxmlPackage, slide: string): ReadonlyMap<string, LayoutFooter> {
  const footers = new Map<string, LayoutFooter>();
  const layout = file.related(slide, 'slideLayout');
  if (layout === undefined) return footers;
  const shapes: ElementWalker = {
    child: (name, attributes) =>
      name === 'p:sp' ? keep(name, attributes, (shape) => note(shape, footers)) : undefined,
  };
  const within = (name: string, walker: ElementWalker): ElementWalker => ({
    child: (child) => (child === name ? walker : undefined),
  });
  file.scan(layout, walkingHandler(within('p:sldLayout', within('p:cSld', within('p:spTree', shapes)))));
  return footers;
}

function note(shape: WrittenElement, footers: Map<string, LayoutFooter>): void {
  const placeholder = shape.child('p:nvSpPr')?.child('p:nvPr')?.child('p:ph');
  const type = placeholder?.get('type');
  if (placeholder === undefined || type === undefined || !TYPES.has(type) || footers.has(type)) return;
  footers.set(type, {
    placeholder: Object.fromEntries(placeholder.entries().filter(([name]) => name !== 'hasCustomPrompt')),
    name: shape.child('p:nvSpPr')?.child('p:cNvPr')?.get('name') ?? type,
    text: textOf(shape.child('p:txBody')),
    field: shape.find('a:fld')?.get('type') ?? null,
  });
}

function textOf(body: WrittenElement | undefined): string {
  const pieces = (element: WrittenElement): string =>
    element.name === 'a:t' ? element.text : element.children.map(pieces).join('');
  return body === undefined ? '' : pieces(body);
}
