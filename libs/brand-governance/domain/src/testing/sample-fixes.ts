import { type DocumentChange, type DocumentModel, locationOf, Omissions } from '@livery/office-model';
import type { BrandRule } from '../brand-rule.ts';
import type { FixPosition, Unfixable } from '../fixing/fix.ts';
import type { Guideline } from '../guideline.ts';
import type { Check } from '../judging/check.ts';
import { contextOf } from '../judging/judge-document.ts';
import { compileForTest } from './find-occurrences.ts';
import { sampleGuideline } from './sample-guideline.ts';

/** What a check says should stand where a value is set: the location, or that of the occurrence, with the changes; or why nobody can say. */
export type SaidFix = readonly [location: string, ...changes: DocumentChange[]] | Unfixable;

/** What a check says should stand in the place of what it finds, whether or not somebody can write it. */
export function fixesOf(
  check: Check,
  model: DocumentModel,
  rules: readonly BrandRule[],
  guideline: Guideline = sampleGuideline(),
): readonly SaidFix[] {
  const found = check.find(rules, contextOf(model, guideline, compileForTest, new Omissions()));
  return found.flatMap(({ fix, address, positions }) => {
    const said = fix?.() ?? 'not_fixable';
    if (typeof said === 'string') return [said];
    const all: FixPosition[] = positions === undefined ? [{ address, body: null }] : [...positions.all()];
    return all.map((position): SaidFix => {
      const declined = said.declinedAt?.(position) ?? null;
      return declined ?? [said.cause.location ?? locationOf(position.address), ...said.changesAt(position)];
    });
  });
}
