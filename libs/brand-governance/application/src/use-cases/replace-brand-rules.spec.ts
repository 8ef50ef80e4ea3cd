import { describe, expect, it } from '@jest/globals';
import type { BrandRuleDraft } from '@livery/brand-governance-domain';
import type { Tenant } from '@livery/kernel';
import { FixedClock } from '@livery/testing';
import { BrandRuleChanges } from '../brand-rule-changes.ts';
import { rulesInForce } from '../rules-in-force.ts';
import { ImmediateUnitOfWork } from '../testing/immediate-unit-of-work.ts';
import { NoExpressions } from '../testing/no-expressions.ts';
import { OneSetOfRules } from '../testing/one-set-of-rules.ts';
import { RecordedEvents } from '../testing/recorded-events.ts';
import { ReplaceBrandRules } from './replace-brand-rules.ts';

const tenant: Tenant = { organizationId: '019aa000-0000-7000-8000-000000000000', livemode: true };
const doubleSpaces = { type: 'text.double_spaces' };
const mildFonts = { type: 'font.unapproved', severity: 'low' };

function setUp() {
  const rules = new OneSetOfRules();
  const log = new RecordedEvents();
  const clock = new FixedClock();
  const changes = new BrandRuleChanges(rules, log, new ImmediateUnitOfWork());
  const use = new ReplaceBrandRules(changes, clock, new NoExpressions());
  const replace = async (...drafts: readonly BrandRuleDraft[]) =>
    (await use.execute({ tenant, rules: drafts, seenRevision: null })).rules;
  return { rules, log, clock, replace };
}

describe('replacing the brand rules', () => {
  it('keeps ids and dates of the rules that stay equal', async () => {
    const { clock, replace } = setUp();
    const [first] = await replace(mildFonts);
    clock.advance(1_000);
    const second = await replace(doubleSpaces, mildFonts, { ...mildFonts, severity: 'high' });
    expect(second[1]).toEqual(first);
    expect(new Set(second.map(({ id }) => id)).size).toBe(3);
  });

  it('keeps the default rules that are part of the first set', async () => {
    const { replace } = setUp();
    const byDefault = rulesInForce(null).filter(({ type }) => type === doubleSpaces.type);
    expect(await replace(doubleSpaces)).toEqual(byDefault);
  });

  it('stores no rules at all when it is given none, which is not the same as never having stored any', async () => {
    const { rules, replace } = setUp();
    await replace();
    expect(rules.stored.rules).toEqual([]);
    expect(rulesInForce(rules.stored.rules)).toEqual([]);
  });

  it('records an event with the whole new set', async () => {
    const { log, replace } = setUp();
    await replace(doubleSpaces, mildFonts);
    expect(log.events).toMatchObject([
      { type: 'brand.rules.updated', tenant, data: { object: { object: 'list', data: [doubleSpaces, mildFonts] } } },
    ]);
  });

  it('changes and records nothing when only the order of the set differs', async () => {
    const { log, replace } = setUp();
    const first = await replace(doubleSpaces, mildFonts);
    expect(await replace(doubleSpaces, mildFonts)).toEqual(first);
    expect(log.events).toHaveLength(1);
    await replace(mildFonts, doubleSpaces);
    expect(log.events).toHaveLength(2);
  });

  it.each([
    ['one rule is wrong', [doubleSpaces, { type: 'text.nonsense' }], 'data[1].type'],
    ['there are more than 200', Array.from({ length: 201 }, () => doubleSpaces), 'data'],
  ])('stores and records nothing when %s', async (_, drafts, param) => {
    const { rules, log, replace } = setUp();
    await expect(replace(...drafts)).rejects.toMatchObject({ code: 'parameter_invalid', param });
    expect(rules.stored.rules).toBeNull();
    expect(log.events).toEqual([]);
  });
});
