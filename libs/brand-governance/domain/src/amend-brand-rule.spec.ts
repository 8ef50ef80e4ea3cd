import { describe, expect, it } from '@jest/globals';
import { amendBrandRule } from './amend-brand-rule.ts';
import { defaultBrandRules } from './default-brand-rules.ts';
import { defineBrandRule } from './define-brand-rule.ts';

const created = new Date('2026-01-01T00:00:00Z');
const at = new Date('2026-02-02T00:00:00Z');
const draft = {
  type: 'forbidden_font',
  pattern: 'Papyrus',
  replacement: 'Inter',
  message: 'No.',
  metadata: { a: '1' },
};
const rule = defineBrandRule(draft, { id: '00000000-0000-7000-8000-00000000000a', at: created });

describe('changing a rule', () => {
  it('keeps what is left out, raises the revision and sets the time', () => {
    expect(amendBrandRule(rule, { severity: 'low' }, { at })).toEqual({
      ...rule,
      severity: 'low',
      revision: 2,
      updated: at,
    });
  });

  it('removes with null only what a rule can be without, and merges metadata', () => {
    const change = { name: null, message: null, replacement: null, metadata: { a: null, b: '2' } };
    expect(amendBrandRule(rule, change, { at })).toMatchObject({
      name: rule.name,
      message: null,
      replacement: null,
      metadata: { b: '2' },
    });
  });

  it('replaces the name that the type gave when the type changes, and keeps one that somebody gave', () => {
    const change = { type: 'forbidden_term', replacement: null };
    const { name } = defineBrandRule({ ...draft, ...change }, { id: rule.id, at });
    expect(name).not.toBe(rule.name);
    expect(amendBrandRule(rule, change, { at }).name).toBe(name);
    expect(amendBrandRule({ ...rule, name: 'Ours' }, change, { at }).name).toBe('Ours');
  });

  it('returns the same rule when nothing changes', () => {
    expect(amendBrandRule(rule, { pattern: 'Papyrus', metadata: { a: '1' } }, { at })).toBe(rule);
    expect(amendBrandRule(rule, {}, { at })).toBe(rule);
  });

  it('keeps the default rules that it can read back unchanged, and ends their being defaults otherwise', () => {
    for (const standard of defaultBrandRules(created)) {
      expect(amendBrandRule(standard, {}, { at })).toBe(standard);
      expect(amendBrandRule(standard, { active: false }, { at })).toMatchObject({ isDefault: false, active: false });
    }
  });

  it('refuses what could not be written anew', () => {
    expect(() => amendBrandRule(rule, { pattern: null }, { at })).toThrow(
      expect.objectContaining({ code: 'parameter_missing', param: 'pattern' }),
    );
  });
});
