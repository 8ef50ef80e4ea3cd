import type { Provenance } from '@livery/office-model';

/**
 * Whether a value is set at the place where it shows, and not in a style, layout, master or theme. Occurrences of such values
 * are grouped by slide, since each of them is fixed on its own.
 */
export function isLocal({ location }: Provenance): boolean {
  return location === null;
}

const NAMED_PART = /^the (?:slide|layout|master|chart)\b/;

/** The sentence that says where to fix a value. */
export function remedy(cause: Provenance): string {
  if (cause.source === 'built_in') return 'Nothing in the file sets it.';
  return `Fix it ${isLocal(cause) && NAMED_PART.test(cause.name) ? 'on' : 'in'} ${cause.name}.`;
}
