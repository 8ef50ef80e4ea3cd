import { describe, expect, it } from '@jest/globals';
import type { Finding } from '../finding.ts';
import { sampleFinding } from '../testing/sample-finding.ts';
import { sampleGuideline, sampleRule } from '../testing/sample-guideline.ts';
import { areRulesKnownByType, onlyRuleOf } from './attributed-findings.ts';
import { compareJudgements, NO_CHANGES, type SimulatedJudgement } from './simulated-document.ts';
import { summarizeSimulation } from './summarize-simulation.ts';

const a = sampleFinding({ name: 'a' });
const b = sampleFinding({ name: 'b' });

function made(rule: string | null, ...findings: readonly Finding[]) {
  return { findings, truncated: false, ruleOf: () => rule };
}

const COLORS = { ...sampleRule({ type: 'color.off_palette' }), id: 'colors' };
const TERMS = { ...sampleRule({ type: 'forbidden_term', pattern: 'cheap' }), id: 'terms' };

describe('the comparison of two judgements of a document', () => {
  it('counts findings by the rules that make them', () => {
    expect(compareJudgements(made('old', a), made('new', a, b))).toEqual({
      total: { added: 1, gone: 0, unchanged: 1 },
      byRule: { new: { added: 1, gone: 0, unchanged: 1 } },
      isIncomplete: false,
    });
    expect(compareJudgements(made('old', a, b), made('new', a)).byRule).toEqual({
      new: { added: 0, gone: 0, unchanged: 1 },
      old: { added: 0, gone: 1, unchanged: 0 },
    });
  });

  it('counts a finding in another form as unchanged only if the same rule makes it', () => {
    const changed = { ...a, id: 'c' };
    expect(compareJudgements(made('one', a), made('one', changed)).total).toEqual({ added: 0, gone: 0, unchanged: 1 });
    expect(compareJudgements(made('one', a), made('two', changed))).toMatchObject({
      total: { added: 1, gone: 1, unchanged: 0 },
      byRule: { one: { gone: 1 }, two: { added: 1 } },
    });
  });

  it('counts findings of no rule in total only', () => {
    expect(compareJudgements(made(null), made(null, a))).toMatchObject({ total: { added: 1 }, byRule: {} });
  });

  it('is incomplete if findings were left out on either side', () => {
    const cut = { ...made('one', a), truncated: true };
    expect([compareJudgements(cut, made('one')), compareJudgements(made('one'), cut)]).toMatchObject([
      { isIncomplete: true },
      { isIncomplete: true },
    ]);
  });
});

describe('the rule of a finding', () => {
  it('follows from its type if one active rule has the check, by whichever name', () => {
    const guideline = sampleGuideline({ rules: [COLORS, TERMS, { ...TERMS, id: 'idle', active: false }] });
    const ruleOf = onlyRuleOf(guideline);
    expect([ruleOf(a), ruleOf({ ...a, type: 'term.forbidden' }), ruleOf({ ...a, type: 'title.missing' })]).toEqual([
      'colors',
      'terms',
      null,
    ]);
    expect(areRulesKnownByType(guideline)).toBe(true);
  });

  it('does not follow from its type if several active rules have the check', () => {
    const other = { ...sampleRule({ type: 'term.forbidden', pattern: 'best' }), id: 'others' };
    const guideline = sampleGuideline({ rules: [TERMS, other] });
    expect(onlyRuleOf(guideline)({ ...a, type: 'term.forbidden' })).toBeNull();
    expect(areRulesKnownByType(guideline)).toBe(false);
  });
});

describe('the summary of a simulation', () => {
  const changes = (added: number) => ({ ...NO_CHANGES, added });
  const judged = (total: number, byRule: SimulatedJudgement['byRule']) =>
    ({ outcome: 'judged', total: changes(total), byRule, isIncomplete: false }) as const;

  it('adds up documents by rule, with the rules in force that the set does not have at the end', () => {
    const inForce = { guideline: sampleGuideline({ rules: [TERMS, COLORS] }), version: '1' };
    const given = { guideline: sampleGuideline({ rules: [{ ...COLORS, id: 'new' }, TERMS] }), version: '2' };
    const documents = [
      judged(3, { new: changes(2), terms: changes(1) }),
      judged(2, { new: changes(1) }),
      { outcome: 'not_kept' },
      { outcome: 'not_judged' },
    ] as const;
    const { rules, ...rest } = summarizeSimulation({ inForce, given }, documents);
    expect(rules.map(({ rule, ...facts }) => ({ id: rule.id, ...facts }))).toEqual([
      { id: 'new', index: 0, isStored: false, changes: changes(3) },
      { id: 'terms', index: 1, isStored: true, changes: changes(1) },
      { id: 'colors', index: null, isStored: true, changes: NO_CHANGES },
    ]);
    expect(rest).toEqual({ total: changes(5), others: changes(1), judged: 2, notKept: 1, notJudged: 1 });
  });
});
