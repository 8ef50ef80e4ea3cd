import { describe, expect, it } from '@jest/globals';
import { type BrandRuleDraft, defineBrandRule } from './define-brand-rule.ts';

const id = '00000000-0000-7000-8000-00000000000a';
const at = new Date('2026-01-01T00:00:00Z');

function define(draft: BrandRuleDraft) {
  return defineBrandRule(draft, { id, at, param: 'data[2]' });
}

describe('a rule', () => {
  it('takes the defaults of its check for what is left out', () => {
    expect(define({ type: 'double_spaces' })).toEqual({
      id,
      type: 'double_spaces',
      name: 'No double spaces',
      severity: 'low',
      active: true,
      pattern: null,
      replacement: null,
      params: {},
      appliesTo: ['pptx', 'docx'],
      message: null,
      metadata: {},
      isDefault: false,
      revision: 1,
      created: at,
      updated: at,
    });
  });

  it('of an unknown type is refused with the types that are known', () => {
    expect(() => define({ type: 'term.banned' })).toThrow(
      expect.objectContaining({
        kind: 'invalid',
        code: 'parameter_invalid',
        param: 'data[2].type',
        message: expect.stringContaining('color.off_palette, allowed_color, forbidden_color, color.hardcoded'),
      }),
    );
  });

  it.each([
    ['severity', { type: 'double_spaces', severity: 'grave' }, 'data[2].severity'],
    ['format', { type: 'double_spaces', appliesTo: ['xlsx'] }, 'data[2].applies_to'],
    ['colour', { type: 'allowed_color', pattern: 'blue' }, 'data[2].pattern'],
    ['alternative', { type: 'forbidden_font', pattern: ['Arial', ' '] }, 'data[2].pattern'],
    ['parameter', { type: 'font.unapproved', params: { tolerance: 2 } }, 'data[2].params.tolerance'],
    ['inherited name', { type: 'font.unapproved', params: { constructor: 2 } }, 'data[2].params.constructor'],
    ['tolerance', { type: 'color.off_palette', params: { tolerance: -1 } }, 'data[2].params.tolerance'],
    ['surface', { type: 'color.off_palette', params: { surfaces: ['roof'] } }, 'data[2].params.surfaces[0]'],
    ['replaced colour', { type: 'color.off_palette', params: { map: { red: '#000000' } } }, 'data[2].params.map.red'],
    [
      'colour in a map',
      { type: 'color.off_palette', params: { map: { '#FF0000': 'black' } } },
      'data[2].params.map.#FF0000',
    ],
    ['exception', { type: 'color.off_palette', params: { ignore: { until: '2027' } } }, 'data[2].params.ignore'],
    ['metadata value', { type: 'double_spaces', metadata: { a: 'x'.repeat(501) } }, 'data[2].metadata.a'],
  ] satisfies [string, BrandRuleDraft, string][])('with a bad %s is refused by name', (_, draft, param) => {
    expect(() => define(draft)).toThrow(expect.objectContaining({ code: 'parameter_invalid', param }));
  });

  it.each([
    [['guaranteed'], 'terms[0]', 'must be an object with term, match, case, forms'],
    [[{ term: 'a' }, { match: 'word' }], 'terms[1]', 'must have a member "term".'],
    [[{ term: 'a' }, { term: 'b', match: 'all' }], 'terms[1].match', 'must be one of word, part.'],
    [[{ term: 'a', forms: ['b', 7] }], 'terms[0].forms[1]', 'must be a text of 1 to 1000 characters.'],
    [[{ term: 'a', words: [] }], 'terms[0]', 'has a member "words" that is not known. Known: term, match, case, forms'],
    [[{ term: 'a' }, { term: '/(/' }], 'terms[1].term', 'is no expression: '],
    ['guaranteed', 'terms', 'must be a list of at most 1000 entries.'],
  ])('with the terms %j is told which entry is wrong, and how', (terms, member, sentence) => {
    expect(() => define({ type: 'term.forbidden', params: { terms } })).toThrow(
      expect.objectContaining({
        param: `data[2].params.${member}`,
        message: expect.stringContaining(`"${member}" ${sentence}`),
      }),
    );
  });

  it('that needs a pattern is refused without one', () => {
    expect(() => define({ type: 'allowed_font' })).toThrow(
      expect.objectContaining({ code: 'parameter_missing', param: 'data[2].pattern' }),
    );
  });
});
