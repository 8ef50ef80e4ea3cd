import { describe, expect, it } from '@jest/globals';
import { HERE, sampleDocument, sampleRun, sampleShape, sampleSlide } from '@livery/office-testing';
import { findInWords } from '../../testing/find-occurrences.ts';
import { sampleRule } from '../../testing/sample-guideline.ts';
import { langMixed } from './lang-mixed.ts';

function found(...runs: readonly (readonly [text: string, tag: string | null])[]) {
  const written = runs.map(([text, tag]) =>
    sampleRun(text, { language: tag === null ? null : { tag, provenance: HERE } }),
  );
  return findInWords(langMixed, sampleDocument([sampleShape({}, written)]), [sampleRule({ type: 'lang.mixed' })]);
}

describe('languages of a document', () => {
  it('are mixed where text is marked with another than most of it', () => {
    expect(found(['Our steps to a better shop', 'en-GB'], ['Unser Plan', 'de-DE'])).toEqual([
      'slide[0]/shape[0]/paragraph[0]/run[1]: The text is marked as German, but most of the deck is marked as English.',
    ]);
  });

  it('are one in several regions, and where nothing is marked', () => {
    expect(found(['Colour', 'en-GB'], ['Color', 'en-US'], ['Farbe', null])).toEqual([]);
  });

  it('are those of the slides, however much is written in speaker notes', () => {
    const written = (text: string, tag: string) =>
      sampleShape({}, [sampleRun(text, { language: { tag, provenance: HERE } })]);
    const notes = written('Hier steht viel mehr als auf der Folie.', 'de-DE').text;
    const deck = { ...sampleDocument(), slides: [sampleSlide([written('Our plan', 'en-GB')], 0, { notes })] };
    expect(findInWords(langMixed, deck, [sampleRule({ type: 'lang.mixed' })])).toEqual([
      'slide[0]/notes/paragraph[0]/run[0]: The text is marked as German, but most of the deck is marked as English.',
    ]);
  });

  it('may have no known names', () => {
    expect(found(['Our steps to a better shop', 'en'], ['qapla', 'x-klingon'])).toEqual([
      'slide[0]/shape[0]/paragraph[0]/run[1]: The text is marked as "x-klingon", but most of the deck is marked as English.',
    ]);
  });
});
