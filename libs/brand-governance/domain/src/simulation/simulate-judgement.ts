import type { DocumentModel } from '@livery/office-model';
import type { Finding } from '../finding.ts';
import type { Guideline } from '../guideline.ts';
import type { Sha256Hex } from '../judging/finding-list.ts';
import { judgeDocument } from '../judging/judge-document.ts';
import type { CompileExpression } from '../pattern/expression.ts';
import { type AttributedFindings, onlyRuleOf } from './attributed-findings.ts';
import { compareJudgements, type SimulatedJudgement } from './simulated-document.ts';

/** What was found in a document before. */
export interface FoundBefore {
  readonly findings: readonly Finding[];
  readonly truncated: boolean;
}

/** The guidelines whose judgements of a document are compared. */
export interface SimulatedGuidelines {
  readonly inForce: Guideline;
  /** What the guideline in force has found in the document, if it has judged it and its rules are known by the types of findings. */
  readonly found: FoundBefore | null;
  readonly given: Guideline;
}

/** Judges a document by a given guideline, and also by the one in force unless it is known what that finds. */
export function simulateJudgement(
  model: DocumentModel,
  { inForce, found, given }: SimulatedGuidelines,
  sha256Hex: Sha256Hex,
  compile: CompileExpression,
): SimulatedJudgement {
  const judge = (guideline: Guideline): AttributedFindings => {
    const rules = new Map<Finding, string>();
    const { findings, truncated } = judgeDocument(model, guideline, sha256Hex, compile, (finding, { rule }) => {
      if (rule !== null && rule.id !== '') rules.set(finding, rule.id);
    });
    const byType = onlyRuleOf(guideline);
    return { findings, truncated, ruleOf: (finding) => rules.get(finding) ?? byType(finding) };
  };
  const before = found === null ? judge(inForce) : { ...found, ruleOf: onlyRuleOf(inForce) };
  return compareJudgements(before, judge(given));
}
