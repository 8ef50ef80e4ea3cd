import type { RE2JS } from 're2js';

/** The kinds of RE2JS's prefilters: one text, or a choice between several. */
const EXACT = 1;
const CHOICE = 3;

/** The texts of which each match of an expression holds one; null when RE2JS knows none, or requires more than one. */
export function literalsOf({ re2Input }: RE2JS): readonly string[] | null {
  return literalsIn(re2Input.prefilter);
}

function literalsIn(prefilter: unknown): readonly string[] | null {
  if (typeof prefilter !== 'object' || prefilter === null || !('type' in prefilter)) return null;
  if (prefilter.type === EXACT && 'str' in prefilter && typeof prefilter.str === 'string') return [prefilter.str];
  if (prefilter.type !== CHOICE || !('subs' in prefilter) || !Array.isArray(prefilter.subs)) return null;
  const choices = prefilter.subs.map(literalsIn);
  return choices.some((one) => one === null) ? null : choices.flatMap((one) => one ?? []);
}
