import type { Provenance } from '@livery/office-model';

/** Whether the value is set where it is seen: such occurrences are grouped by slide and mended one by one. */
export function isLocal({ location }: Provenance): boolean {
  return location === null;
}

const SHEET = /^the (?:slide|layout|master|chart)\b/;

/** The sentence that says where a value is mended. */
export function remedy(cause: Provenance): string {
  if (cause.source === 'built_in') return 'Nothing in the file sets it.';
  return `Fix it ${isLocal(cause) && SHEET.test(cause.name) ? 'on' : 'in'} ${cause.name}.`;
}
