import { describe, expect, it } from '@jest/globals';
import { CHECK_CATALOGUE, type Guideline } from '@livery/brand-governance-domain';
import {
  CLEAN_DECK,
  DECK_GUIDELINE,
  DECK_MUTANTS,
  deckWith,
  judgeDeck,
  wholeDeckFinding,
  withDefaultsWritten,
} from '@livery/brand-governance-testing';

const CATALOGUE = CHECK_CATALOGUE.map(({ type }) => type);

describe('a clean deck by the rules of all checks', () => {
  it('has no finding, and every check has an active rule', () => {
    expect(judgeDeck(CLEAN_DECK, DECK_GUIDELINE)).toEqual([]);
    expect(DECK_GUIDELINE.rules.map(({ type, active }) => active && type)).toEqual(CATALOGUE);
  });

  it.each(DECK_MUTANTS.map((mutant) => [mutant.name, mutant] as const))(
    'has the expected findings and no others when %s',
    (_, { change, findings }) => {
      const found = judgeDeck(deckWith(change), DECK_GUIDELINE);
      const open = { id: expect.any(String), autoFixable: expect.any(Boolean) };
      expect(found).toEqual(findings.map((finding) => ({ ...wholeDeckFinding(finding), ...open })));
      expect(found.every(({ id }) => /^[0-9a-f]{16}(?:-\d+)?$/.test(id))).toBe(true);
    },
  );

  it('has the same findings when the rules state the defaults of their parameters', () => {
    const stated = withDefaultsWritten(DECK_GUIDELINE);
    for (const { name, change } of DECK_MUTANTS) {
      const judgedBy = (guideline: Guideline) =>
        judgeDeck(deckWith(change), guideline).map((finding) => ({ ...finding, id: null }));
      expect([name, judgedBy(stated)]).toEqual([name, judgedBy(DECK_GUIDELINE)]);
    }
  });

  it('has a mutant for every check that judges decks', () => {
    const proven = new Set(DECK_MUTANTS.flatMap(({ findings }) => findings.map(({ type }) => type)));
    const ofDecks = CHECK_CATALOGUE.filter(({ formats }) => formats?.includes('pptx') ?? true);
    expect(ofDecks.map(({ type }) => type).filter((type) => !proven.has(type))).toEqual([]);
  });
});
