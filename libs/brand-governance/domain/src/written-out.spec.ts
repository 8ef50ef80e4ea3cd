import { describe, expect, it } from '@jest/globals';
import { amendBrandRule } from './amend-brand-rule.ts';
import type { BrandRule } from './brand-rule.ts';
import { defineBrandRule } from './define-brand-rule.ts';
import { ANSWERED_RULE_TYPES, RULE_TYPES } from './judging/check-catalogue.ts';
import { inPresentForm, ruleContent, writtenOut } from './written-out.ts';

const at = new Date('2026-01-01T00:00:00Z');
const context = { id: '00000000-0000-7000-8000-00000000000a', at };
const asSent = defineBrandRule({ type: 'required_slide', pattern: 'Legal' }, context);
const asAnswered = defineBrandRule(
  { type: 'required.slide', pattern: 'Legal', params: { position: 'any' } },
  { ...context, id: '00000000-0000-7000-8000-00000000000b' },
);

/** Of what the ids of findings are made. */
const formOf = ({ type, params }: BrandRule): object => ({ type, params });

describe('a rule of a type that is answered as another', () => {
  it('is written out with the parameters that its type implies, unless it has its own', () => {
    expect(writtenOut(asSent)).toEqual({ type: 'required.slide', params: { position: 'any' } });
    const first = { type: 'required_slide', params: { position: 'first' } };
    expect(writtenOut(first)).toEqual({ type: 'required.slide', params: { position: 'first' } });
  });

  it.each(['double_spaces', 'color.off_palette', 'nothing'])('is none of the type %s, which stays as it is', (type) => {
    expect(writtenOut({ type, params: { tolerance: 2 } })).toEqual({ type, params: { tolerance: 2 } });
  });

  it('is known, but is not among the types that answers have', () => {
    expect(RULE_TYPES.filter((type) => !ANSWERED_RULE_TYPES.includes(type))).toEqual(['required_slide']);
  });

  it('equals the rule as it is answered', () => {
    expect(ruleContent(asSent)).toEqual(ruleContent(asAnswered));
  });

  it('keeps its form when it is sent again as it was answered, with a change or without', () => {
    const changed = { ...asAnswered, severity: 'low' } as const;
    expect(inPresentForm([asSent])(changed)).toEqual({ ...changed, ...formOf(asSent) });
    expect(amendBrandRule(asSent, { ...formOf(asAnswered), severity: 'low' }, { at })).toMatchObject({
      ...formOf(asSent),
      severity: 'low',
    });
    expect(amendBrandRule(asSent, formOf(asAnswered), { at })).toBe(asSent);
  });

  it('means the same after a change of its type alone to the answered one', () => {
    expect(amendBrandRule(asSent, { type: 'required.slide' }, { at })).toBe(asSent);
  });

  it('keeps what the ids of its findings are made of as long as it looks for the same', () => {
    const params = { mm: { top: 25, bottom: 20, left: 25, right: 25 } };
    const stored = { ...defineBrandRule({ type: 'docx.margins', params }, context), findingParams: {} };
    const sent = defineBrandRule({ type: 'docx.margins', params }, { ...context, id: asAnswered.id });
    expect(inPresentForm([stored])(sent)).toMatchObject({ params, findingParams: {} });
    expect(amendBrandRule(stored, { severity: 'low' }, { at })).toMatchObject({ params, findingParams: {} });
    expect(amendBrandRule(stored, { params: { mm: { top: 30 } } }, { at })).not.toHaveProperty('findingParams');
  });

  it('takes the form of what is sent when it looks for something else, or when the set has this form, too', () => {
    const other = { ...asAnswered, pattern: 'Imprint' };
    expect(inPresentForm([asSent])(other)).toBe(other);
    expect(inPresentForm([asSent, asAnswered])(asAnswered)).toBe(asAnswered);
  });
});
