import type { BrandRule } from '../brand-rule.ts';

/** The alternatives of a rule's pattern; none when it has no pattern. */
export function patternsOf({ pattern }: BrandRule): readonly string[] {
  return typeof pattern === 'string' ? [pattern] : (pattern ?? []);
}
