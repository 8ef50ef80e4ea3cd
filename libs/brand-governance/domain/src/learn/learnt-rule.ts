import type { BrandRuleDraft } from '../define-brand-rule.ts';
import type { Places } from './places.ts';

/** A rule that was learnt, with what speaks for it. */
export interface LearntRule {
  readonly draft: BrandRuleDraft;
  /** Why it is a rule, by the path below the rule: empty for the whole rule, `params.by_placeholder.title` for a part of it. */
  readonly because: ReadonlyMap<string, Places>;
}

export function learntRule(draft: BrandRuleDraft, places: Places, parts: Iterable<[string, Places]> = []): LearntRule {
  return { draft, because: new Map([['', places], ...parts]) };
}
