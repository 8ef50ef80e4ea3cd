// Only this suite fixes findings with several places, of which some stay.
import { describe, expect, it } from '@jest/globals';
import { fixDocument, type FixRequest } from '@livery/brand-governance-domain';
import { DECK_GUIDELINE, DECK_MUTANTS, deckWith } from '@livery/brand-governance-testing';
import { type SamplePresentation, samplePresentation } from '@livery/office-testing';
import { fixTools } from './fix-tools.ts';

const EVERYTHING: FixRequest = {
  findingIds: null,
  acceptedIds: [],
  removals: true,
  at: 'cause',
  dropSignatures: false,
};

function changeOf(mutant: string): SamplePresentation {
  const found = DECK_MUTANTS.find(({ name }) => name === mutant);
  if (found === undefined) throw new Error(`There is no mutant "${mutant}".`);
  return found.change;
}

function fixed(bytes: Uint8Array, wish: Partial<FixRequest> = {}) {
  const request = { ...EVERYTHING, ...wish };
  const fix = fixDocument(bytes, request, fixTools('pptx', DECK_GUIDELINE, request));
  if (fix.outcome !== 'fixed') throw new Error(fix.outcome);
  return fix;
}

function findingOn(bytes: Uint8Array, type: string) {
  const inspected = fixTools('pptx', DECK_GUIDELINE, EVERYTHING).inspect(bytes);
  const found = inspected.outcome === 'judged' ? inspected.judgement.findings : [];
  const finding = found.find((one) => one.type === type);
  if (finding === undefined) throw new Error(`There is no ${type}.`);
  return finding;
}

describe('a finding on several slides', () => {
  it('is fixed at each place, and stays under its id at those that cannot be written', () => {
    const change = changeOf('the body placeholders of two slides have no text');
    const [first = '', second = ''] = change.slides ?? [];
    const bytes = samplePresentation(deckWith(change));
    const { id, locations } = findingOn(bytes, 'placeholder.empty');
    const all = fixed(bytes);
    expect(all).toMatchObject({
      fixedFindings: [id],
      declined: [],
      changes: locations.map((location) => ({ location })),
    });
    const animated = samplePresentation(
      deckWith({
        slides: [first, second.replace('id="3"', 'id="7"')],
        slideEnd: '<p:timing><p:tnLst><p:spTgt spid="3"/></p:tnLst></p:timing>',
      }),
    );
    const some = fixed(animated);
    expect(some.changes).toMatchObject([{ location: 'slide[1]/shape[1]' }]);
    expect(some).toMatchObject({ fixedFindings: [], declined: [{ finding: id, reason: 'animated' }] });
    expect(some.judgement.findings).toContainEqual(expect.objectContaining({ id, locations: ['slide[0]/shape[1]'] }));
  });

  it('is fixed only where ids of a former engine version name it, and not where they were accepted', () => {
    const bytes = samplePresentation(deckWith(changeOf('two slides have speaker notes')));
    const { id, former = [] } = findingOn(bytes, 'notes.present');
    const [first = '', second = ''] = former.map((one) => one.id);
    const named = fixed(bytes, { findingIds: [second] });
    expect(named).toMatchObject({ fixedFindings: [], declined: [] });
    expect(named.changes).toMatchObject([{ finding: id, location: 'slide[1]/notes' }]);
    expect(named.judgement.findings).toMatchObject([
      { id, detail: 'The slide has 12 characters of notes.', locations: ['slide[0]/notes'] },
    ]);
    expect(fixed(bytes, { acceptedIds: [first] }).changes).toMatchObject([{ location: 'slide[1]/notes' }]);
    expect(fixed(bytes, { acceptedIds: [first, second] }).changes).toEqual([]);
    expect(fixed(bytes, { findingIds: [id] })).toMatchObject({ fixedFindings: [id], declined: [] });
  });
});
