import { describe, expect, it } from '@jest/globals';
import { CHECK_CATALOGUE, type Guideline } from '@livery/brand-governance-domain';
import {
  CLEAN_DECK,
  deckWith,
  findingOf,
  FULL_GUIDELINE,
  judgeSample,
  MUTANTS,
  withDefaultsWritten,
} from '@livery/brand-governance-testing';

const CATALOGUE = CHECK_CATALOGUE.map(({ type }) => type);

describe('a clean deck by the rules of all checks', () => {
  it('has no finding, and every check has a rule that is switched on', () => {
    expect(judgeSample(CLEAN_DECK, FULL_GUIDELINE)).toEqual([]);
    expect(FULL_GUIDELINE.rules.map(({ type, active }) => active && type)).toEqual(CATALOGUE);
  });

  it.each(MUTANTS.map((mutant) => [mutant.name, mutant] as const))(
    'has, with one change in %s, the findings that follow from it and no others',
    (_, { deck, findings }) => {
      const found = judgeSample(deckWith(deck), FULL_GUIDELINE);
      expect(found).toEqual(findings.map((finding) => ({ ...findingOf(finding), id: expect.any(String) })));
      expect(found.every(({ id }) => /^[0-9a-f]{16}(?:-\d+)?$/.test(id))).toBe(true);
    },
  );

  it('is judged alike by rules that write out the defaults of their parameters', () => {
    const written = withDefaultsWritten(FULL_GUIDELINE);
    for (const { name, deck } of MUTANTS) {
      const told = (guideline: Guideline) =>
        judgeSample(deckWith(deck), guideline).map((finding) => ({ ...finding, id: null }));
      expect([name, told(written)]).toEqual([name, told(FULL_GUIDELINE)]);
    }
  });

  it('has a mutant for every check that judges decks', () => {
    const proven = new Set(MUTANTS.flatMap(({ findings }) => findings.map(({ type }) => type)));
    const ofDecks = CHECK_CATALOGUE.filter(({ formats }) => formats?.includes('pptx') ?? true);
    expect(ofDecks.map(({ type }) => type).filter((type) => !proven.has(type))).toEqual([]);
  });
});
