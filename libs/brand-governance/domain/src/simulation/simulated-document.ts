import { compareFindings } from '../comparison/compare-findings.ts';
import type { AttributedFindings } from './attributed-findings.ts';

/** How the findings of a given set of rules differ from what was found. */
export interface FindingChanges {
  readonly added: number;
  readonly gone: number;
  readonly unchanged: number;
}

/** What a given set of rules changes in one document. */
export interface SimulatedJudgement {
  readonly total: FindingChanges;
  /** By the id of the rule. Rules without findings are left out, and findings that no rule makes. */
  readonly byRule: Readonly<Record<string, FindingChanges>>;
  /** Whether findings were left out on either side because there were too many, so that a difference may be none. */
  readonly isIncomplete: boolean;
}

/** What came of one document of a simulation. `not_kept`: its bytes are gone. `not_judged`: it cannot be judged any more. */
export type SimulatedDocument =
  (SimulatedJudgement & { readonly outcome: 'judged' }) | { readonly outcome: 'not_kept' | 'not_judged' };

export const NO_CHANGES: FindingChanges = { added: 0, gone: 0, unchanged: 0 };

export function addChanges(one: FindingChanges, two: FindingChanges): FindingChanges {
  return {
    added: one.added + two.added,
    gone: one.gone + two.gone,
    unchanged: one.unchanged + two.unchanged,
  };
}

/**
 * Compares two judgements of the same bytes. A finding that is there in another form is unchanged if the same rule makes it, such as a rule
 * with other parameters. If another rule makes it, one finding is gone and another one added. Accepted findings count like others.
 */
export function compareJudgements(found: AttributedFindings, given: AttributedFindings): SimulatedJudgement {
  const compared = compareFindings(
    { findings: found.findings, suppressed: [] },
    { findings: given.findings, suppressed: [] },
  );
  const changes = new Changes();
  for (const { finding } of compared.new) changes.count('added', given.ruleOf(finding));
  for (const finding of compared.fixed) changes.count('gone', found.ruleOf(finding));
  for (const finding of compared.unchanged) changes.count('unchanged', given.ruleOf(finding));
  for (const { base, head } of compared.changed) {
    const [before, after] = [found.ruleOf(base), given.ruleOf(head)];
    if (before === after) changes.count('unchanged', after);
    else {
      changes.count('gone', before);
      changes.count('added', after);
    }
  }
  return { ...changes.end(), isIncomplete: found.truncated || given.truncated };
}

class Changes {
  private total = NO_CHANGES;
  private readonly byRule = new Map<string, FindingChanges>();

  count(change: keyof FindingChanges, rule: string | null): void {
    const one = { ...NO_CHANGES, [change]: 1 };
    this.total = addChanges(this.total, one);
    if (rule !== null) this.byRule.set(rule, addChanges(this.byRule.get(rule) ?? NO_CHANGES, one));
  }

  end(): Pick<SimulatedJudgement, 'total' | 'byRule'> {
    return { total: this.total, byRule: Object.fromEntries(this.byRule) };
  }
}
