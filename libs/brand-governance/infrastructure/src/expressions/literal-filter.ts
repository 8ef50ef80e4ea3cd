import type { RE2JS } from 're2js';

/** A prefilter of RE2JS that is one text, or the choice between several. */
const EXACT = 1;
const CHOICE = 3;

/**
 * Tells texts in which an expression cannot match, since each match holds one of some literal texts: RE2JS knows them but
 * looks for them a character at a time. Nothing backtracks in a choice of literals.
 */
export function literalFilter({ re2Input }: RE2JS): (text: string) => boolean {
  const prefilter: unknown = re2Input.prefilter;
  const literals = literalsOf(prefilter);
  if (literals === null) return () => true;
  const pattern = new RegExp(literals.map(escaped).join('|'));
  return (text) => pattern.test(text);
}

/** Null when there are none, or more than literals is asked for. */
function literalsOf(prefilter: unknown): readonly string[] | null {
  if (typeof prefilter !== 'object' || prefilter === null || !('type' in prefilter)) return null;
  if (prefilter.type === EXACT && 'str' in prefilter && typeof prefilter.str === 'string') return [prefilter.str];
  if (prefilter.type !== CHOICE || !('subs' in prefilter) || !Array.isArray(prefilter.subs)) return null;
  const choices = prefilter.subs.map(literalsOf);
  return choices.some((one) => one === null) ? null : choices.flatMap((one) => one ?? []);
}

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
