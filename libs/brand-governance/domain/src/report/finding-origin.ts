import type { Finding } from '../finding.ts';
import { HEADER_AND_FOOTER } from '../judging/cause.ts';

export const ORIGIN_KINDS = [
  'theme',
  'master',
  'layout',
  'document_defaults',
  'style',
  'table_style',
  'numbering',
] as const;

/** What a value may be set in, once for all places where it shows. */
export type OriginKind = (typeof ORIGIN_KINDS)[number];

/** Where a value is set once for all places where it shows, so that one change settles all of them. */
export interface FindingOrigin {
  readonly kind: OriginKind;
  /** The name of a layout or style, or the zero-based number of a theme or master; null for the layouts of several slides together. */
  readonly name: string | null;
  /** The location of the element that sets the value: `layout[Title Only]/shape[0]`; null for the layouts of several slides together. */
  readonly location: string | null;
}

const KINDS: ReadonlyMap<string, OriginKind> = new Map([
  ['theme', 'theme'],
  ['master', 'master'],
  ['layout', 'layout'],
  ['doc_defaults', 'document_defaults'],
  ['style', 'style'],
  ['table_style', 'table_style'],
  ['numbering', 'numbering'],
  ['abstract_numbering', 'numbering'],
]);
/** A name may have brackets and slashes of its own. What follows it is a step or an element in small letters. */
const PATH = /^([a-z_]+)(?:\[(.*?)\](?=$|\/[a-z_]+(?:[[/]|$)))?/s;
/** What every slide has to get on its own, although its layout has to offer it. */
const ON_SLIDES: ReadonlySet<string> = new Set(['title.missing', 'layout.unknown_layout']);
const SLIDE = /^slide\[(\d+)\]/;
const NOTES = /^slide\[\d+\]\/notes\//;

/**
 * Where one change settles a finding; null when each place has to be changed on its own. Without a location of their own, values of layouts
 * are settled there when several slides show them.
 */
export function originOf(finding: Finding, slides: readonly number[]): FindingOrigin | null {
  for (const location of finding.locations.toReversed()) {
    const [, root = '', name = null] = PATH.exec(location) ?? [];
    const kind = KINDS.get(root);
    if (kind !== undefined) return { kind, name, location };
  }
  const isOfLayouts = finding.source === 'layout' && slides.length > 1 && !isSetOnSlides(finding);
  return isOfLayouts ? { kind: 'layout', name: null, location: null } : null;
}

/** A footer that the layouts offer already is switched on for the slides. */
function isSetOnSlides({ type, detail }: Finding): boolean {
  return ON_SLIDES.has(type) || (type.startsWith('footer.') && detail.includes(HEADER_AND_FOOTER));
}

/** Whether a location lies in the text of speaker notes. */
export function isInNotes(location: string): boolean {
  return NOTES.test(location);
}

/** The zero-based numbers of the slides on which a finding shows, ascending. What is in speaker notes shows on no slide. */
export function slidesOfFinding({ slideIndex, locations }: Finding): readonly number[] {
  if (isInNotes(locations[0] ?? '')) return [];
  const numbers = new Set(slideIndex === null ? [] : [slideIndex]);
  for (const location of locations) {
    const digits = SLIDE.exec(location)?.[1];
    if (digits !== undefined) numbers.add(Number(digits));
  }
  return [...numbers].sort((one, two) => one - two);
}
