import { hasAtMost } from '@livery/kernel';

const MAX_NAME = 200;
/** The lists of rules hold at most 1,000 names of at most 1,000 characters. */
const [MOST_LISTED, MAX_LISTED] = [1_000, 1_000];

/** A name that a record can have: that of the template, or else another one. */
export function learntName(written: string, otherwise: string): string {
  const name = written.trim();
  return name === '' || !hasAtMost(name, MAX_NAME) ? otherwise : name;
}

/** The different names that the list of a rule can hold. */
export function listableNames(names: Iterable<string>): readonly string[] {
  const all = [...new Set(names)].filter((name) => name.trim() !== '' && name.length <= MAX_LISTED);
  return all.slice(0, MOST_LISTED);
}
