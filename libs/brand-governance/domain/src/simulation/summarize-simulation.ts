import type { BrandRule } from '../brand-rule.ts';
import { addChanges, type FindingChanges, NO_CHANGES, type SimulatedDocument } from './simulated-document.ts';
import type { Simulation } from './simulation.ts';

/** What a given set changes in all documents for one rule. */
export interface RuleChanges {
  readonly rule: BrandRule;
  /** Its position in the given set; null for a rule in force that the set does not have. */
  readonly index: number | null;
  /** Whether the rule is in force, too, perhaps with other members. */
  readonly isStored: boolean;
  readonly changes: FindingChanges;
}

export interface SimulationSummary {
  readonly total: FindingChanges;
  /** The rules of the given set in its order, then those in force that it does not have. */
  readonly rules: readonly RuleChanges[];
  /** The findings that no rule makes. */
  readonly others: FindingChanges;
  readonly judged: number;
  readonly notKept: number;
  readonly notJudged: number;
}

/** Sums up what came of the documents of a simulation. */
export function summarizeSimulation(
  { inForce, given }: Pick<Simulation, 'inForce' | 'given'>,
  documents: readonly SimulatedDocument[],
): SimulationSummary {
  const judged = documents.filter((one) => one.outcome === 'judged');
  const changesOf = ({ id }: BrandRule): FindingChanges => sum(judged.map(({ byRule }) => byRule[id] ?? NO_CHANGES));
  const [present, next] = [inForce.guideline.rules, given.guideline.rules];
  const stored = new Set(present.map(({ id }) => id));
  const kept = new Set(next.map(({ id }) => id));
  const rules = [
    ...next.map((rule, index) => ({ rule, index, isStored: stored.has(rule.id), changes: changesOf(rule) })),
    ...present
      .filter(({ id }) => !kept.has(id))
      .map((rule) => ({ rule, index: null, isStored: true, changes: changesOf(rule) })),
  ];
  const total = sum(judged.map((one) => one.total));
  return {
    total,
    rules,
    others: without(total, sum(rules.map(({ changes }) => changes))),
    judged: judged.length,
    notKept: documents.filter(({ outcome }) => outcome === 'not_kept').length,
    notJudged: documents.filter(({ outcome }) => outcome === 'not_judged').length,
  };
}

function sum(changes: readonly FindingChanges[]): FindingChanges {
  return changes.reduce(addChanges, NO_CHANGES);
}

function without(total: FindingChanges, part: FindingChanges): FindingChanges {
  return {
    added: total.added - part.added,
    gone: total.gone - part.gone,
    unchanged: total.unchanged - part.unchanged,
  };
}
