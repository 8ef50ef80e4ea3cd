import type { Provenance } from '@livery/office-model';

/**
 * Whether a value is set at the place where it shows, and not in a style, layout, master or theme. Occurrences of such values
 * are grouped by slide, since each of them is fixed on its own.
 */
export function isLocal({ location }: Provenance): boolean {
  return location === null;
}

const NAMED_PART = /^the (?:slide|layout|master|chart)\b/;

/** The sentence that says where to fix a value. @param slides the number of slides on which it shows, if it is set there */
export function remedy(cause: Provenance, slides = 1): string {
  if (cause.source === 'built_in') return 'Nothing in the file sets it.';
  if (isLocal(cause) && slides > 1) return `Fix it on ${slides} slides.`;
  return `Fix it ${isLocal(cause) && NAMED_PART.test(cause.name) ? 'on' : 'in'} ${cause.name}.`;
}
