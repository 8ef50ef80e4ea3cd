import type { Paragraph } from './text-body.ts';

/** One step of the way from the document to the place of a value. */
export interface Address {
  readonly parent: Address | null;
  readonly step: AddressStep;
}

/** `id` is what survives an edit of the document elsewhere; numbers are zero based. */
export type AddressStep =
  | { readonly kind: 'slide'; readonly index: number; readonly id: string }
  | { readonly kind: 'shape'; readonly index: number; readonly id: string }
  | { readonly kind: 'child'; readonly index: number; readonly id: string }
  | { readonly kind: 'cell'; readonly row: number; readonly column: number }
  /** `paragraph` is given in text documents, whose paragraphs have pages and ids. */
  | { readonly kind: 'paragraph'; readonly index: number; readonly paragraph?: Paragraph }
  /** A story of a text document, as it is written: `header[default,section 1]`. */
  | { readonly kind: 'story'; readonly name: string }
  | { readonly kind: 'table'; readonly index: number }
  | { readonly kind: 'run'; readonly index: number }
  /** A section of a text document, or what it shows, as it is written: `section[0]/margins`, `header[first,section 0]`. */
  | { readonly kind: 'section'; readonly path: string; readonly page: number | null }
  | { readonly kind: 'background' }
  | { readonly kind: 'notes' }
  | { readonly kind: 'layout'; readonly name: string }
  | { readonly kind: 'master'; readonly index: number }
  | { readonly kind: 'smartart' }
  /** `path` is what stands below the chart: `series[1]/point[3]`. */
  | { readonly kind: 'chart'; readonly path: string }
  | { readonly kind: 'part'; readonly name: string }
  /** A location that is written as a whole: `theme[0]/color[accent3]`. */
  | { readonly kind: 'location'; readonly path: string }
  | { readonly kind: 'package' };

/** The address of the whole file. */
export const WHOLE_FILE: Address = { parent: null, step: { kind: 'package' } };

/** The path that findings show: `slide[3]/shape[5]/child[0]/paragraph[1]/run[0]` (check catalogue, 1.2). */
export function locationOf(address: Address): string {
  return joined(address, stepLocation);
}

/** The path of what lies one step below a path: `slide[3]` and `shape[5]` give `slide[3]/shape[5]`. */
export function below(path: string, step: string): string {
  return `${path}/${step}`;
}

/** The path that survives edits elsewhere: ids in the place of positions, and nothing below the text body. */
export function anchorOf(address: Address): string {
  return joined(address, stepAnchor);
}

/** The zero-based number of the step of this kind, or null; of shapes that of the outermost, which holds all others. */
export function indexOf(address: Address, kind: 'slide' | 'shape' | 'paragraph'): number | null {
  let found: number | null = null;
  for (let at: Address | null = address; at !== null; at = at.parent) {
    if (at.step.kind !== kind) continue;
    if (kind !== 'shape') return at.step.index;
    found = at.step.index;
  }
  return found;
}

/** The paragraph of a text document that an address leads into, or that its drawing hangs on; null in decks. */
export function paragraphOf(address: Address): Paragraph | null {
  for (let at: Address | null = address; at !== null; at = at.parent) {
    if (at.step.kind === 'paragraph' && at.step.paragraph !== undefined) return at.step.paragraph;
  }
  return null;
}

/** The estimate of the page that an address leads to, 1-based, or null. */
export function pageOf(address: Address): number | null {
  if (address.step.kind === 'section') return address.step.page;
  return paragraphOf(address)?.flow?.page ?? null;
}

function joined({ parent, step }: Address, text: (step: AddressStep) => string | null): string {
  const own = text(step);
  if (parent === null) return own ?? '';
  const above = joined(parent, text);
  return own === null ? above : below(above, own);
}

function stepLocation(step: AddressStep): string {
  switch (step.kind) {
    case 'slide':
    case 'shape':
    case 'child':
    case 'paragraph':
    case 'table':
    case 'run':
      return `${step.kind}[${step.index}]`;
    case 'story':
      return step.name;
    case 'cell':
      return `cell[${step.row},${step.column}]`;
    case 'layout':
    case 'part':
      return `${step.kind}[${step.name}]`;
    case 'master':
      return `master[${step.index}]`;
    case 'location':
    case 'section':
      return step.path;
    case 'chart':
      return step.path === '' ? 'chart' : `chart/${step.path}`;
    case 'background':
    case 'notes':
    case 'smartart':
    case 'package':
      return step.kind;
  }
}

function stepAnchor(step: AddressStep): string | null {
  switch (step.kind) {
    case 'slide':
    case 'shape':
    case 'child':
      return `${step.kind}#${step.id}`;
    case 'paragraph':
      return step.paragraph?.flow ? `paragraph#${step.paragraph.flow.id}` : null;
    case 'run':
      return null;
    case 'story':
      // Numbers of notes and sections move when others are put before them; paragraphs have ids.
      return step.name.split('[')[0] ?? '';
    case 'table':
    case 'cell':
    case 'background':
    case 'notes':
    case 'layout':
    case 'master':
    case 'smartart':
    case 'chart':
    case 'part':
    case 'location':
    case 'section':
    case 'package':
      return stepLocation(step);
  }
}
