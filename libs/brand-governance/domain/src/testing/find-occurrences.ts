import { type DocumentModel, locationOf, Omissions } from '@livery/office-model';
import type { BrandRule } from '../brand-rule.ts';
import type { Guideline } from '../guideline.ts';
import type { Check, Occurrence } from '../judging/check.ts';
import { contextOf } from '../judging/judge-document.ts';
import { usesOf } from '../judging/occurrence-positions.ts';
import type { CompileExpression, Match } from '../pattern/expression.ts';
import { sampleGuideline } from './sample-guideline.ts';

/** What a check finds in a document by some rules, one occurrence for each position. */
export function findOccurrences(
  check: Check,
  model: DocumentModel,
  rules: readonly BrandRule[],
  guideline: Guideline = sampleGuideline(),
): readonly Occurrence[] {
  const found = check.find(rules, contextOf(model, guideline, compileForTest, new Omissions()));
  return found.flatMap((occurrence) =>
    Array.from(occurrence.positions?.addresses() ?? [occurrence.address], (address) => ({
      ...occurrence,
      address,
      positions: undefined,
    })),
  );
}

/** What a check finds, each in the words of findings: location and detail. */
export function findInWords(...found: Parameters<typeof findOccurrences>): readonly string[] {
  return findOccurrences(...found).map((one) => `${locationOf(one.address)}: ${one.describe(usesOf([one]))}`);
}

/** Compiles expressions in tests of the domain with the engine of JavaScript, since the domain has no compiler. */
export const compileForTest: CompileExpression = (source) => {
  const [, pattern = '', flags = ''] = /^\/(.+)\/([a-z]*)$/s.exec(source) ?? [];
  const expression = new RegExp(pattern, `g${flags}`);
  const matchesIn = (text: string): readonly Match[] =>
    Array.from(text.matchAll(expression), ({ index, 0: found }) => ({ start: index, end: index + found.length }));
  return {
    literals: null,
    search: (texts) => ({
      matches: new Map(Array.from(texts, ([number, text]) => [number, matchesIn(text)])),
      isComplete: true,
    }),
  };
};
