import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '@livery/kernel';
import { sampleDocument, sampleFont, sampleRun, sampleShape, sampleSlide } from '@livery/office-testing';
import { findInWords } from '../../testing/find-occurrences.ts';
import { sampleRule } from '../../testing/sample-guideline.ts';
import { fontTooMany } from './font-too-many.ts';

const written = (typeface: string) => sampleShape({}, [sampleRun('plan', { fonts: sampleFont(typeface) })]);

describe('the fonts of a deck', () => {
  const notes = written('Calibri').text;
  const deck = { ...sampleDocument(), slides: [sampleSlide([written('Inter')], 0, { notes })] };
  const found = (params: JsonObject) =>
    findInWords(fontTooMany, deck, [sampleRule({ type: 'font.too_many', params: { max: 1, ...params } })]);

  it('are those of its slides, and of speaker notes only where a rule names them', () => {
    expect(found({})).toEqual([]);
    expect(found({ surfaces: ['text', 'notes_text'] })).toEqual([
      'package: 2 font families are used, allowed 1: Inter, Calibri.',
    ]);
  });
});
