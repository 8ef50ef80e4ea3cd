import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '@livery/kernel';
import type { PageSetup, Section } from '@livery/office-model';
import { sampleDocument, sampleSection, sampleTextDocument } from '@livery/office-testing';
import { groupOccurrences } from '../../judging/group-occurrences.ts';
import { findInWords, findOccurrences } from '../../testing/find-occurrences.ts';
import { sampleRule } from '../../testing/sample-guideline.ts';
import { docxMargins } from './docx-margins.ts';

const MM = 36_000;
const { page: A4 } = sampleSection();

function found(page: Partial<PageSetup>, params: JsonObject): readonly string[] {
  const document = sampleTextDocument({ sections: [sampleSection({ page: { ...A4, ...page } })] });
  return findInWords(docxMargins, document, [sampleRule({ type: docxMargins.type, params })]);
}

const margins = (sides: Partial<PageSetup['margins']>): Partial<PageSetup> => ({
  margins: { ...A4.margins, ...sides },
});
const REQUIRED = { mm: { top: 25, bottom: 25, left: 25, right: 25 } };

describe('the margins of a section', () => {
  it('are those that the rule asks for, to a millimetre', () => {
    expect(found({}, REQUIRED)).toEqual([]);
    expect(found(margins({ left: 26 * MM }), REQUIRED)).toEqual([]);
    expect(found(margins({ left: 30 * MM, top: 20.04 * MM }), REQUIRED)).toEqual([
      'section[0]/margins: The margins of section 1 differ from yours: top 2 cm instead of 2.5 cm and left 3 cm instead of 2.5 cm.',
    ]);
    expect(found(margins({ left: 30 * MM }), { ...REQUIRED, tolerance_mm: 5 })).toEqual([]);
  });

  it('are free on sides that the rule leaves out', () => {
    expect(found(margins({ left: 0 }), { mm: { top: 25 } })).toEqual([]);
  });

  it('are as wide as they are when they are fixed, however high header and footer are', () => {
    expect(found(margins({ top: -25 * MM, bottom: -25 * MM }), REQUIRED)).toEqual([]);
  });

  it.each([{}, { tolerance_mm: 5 }, { mm: {} }])('are demanded by no rule that names none: %j', (params) => {
    expect(() => found({}, params)).toThrow(expect.objectContaining({ code: 'parameter_missing', param: 'params.mm' }));
  });

  it('are found section by section, each on the page where it begins', () => {
    const wrong = { ...A4, ...margins({ left: 0 }) };
    const sections = [1, null, 4].map((firstPage, index): Section => sampleSection({ index, firstPage, page: wrong }));
    const occurrences = findOccurrences(docxMargins, sampleTextDocument({ sections }), [
      sampleRule({ type: 'docx.margins', params: REQUIRED }),
    ]);
    const findings = groupOccurrences('docx.margins', occurrences, 'docx').map((draft) => draft.write(''));
    expect(
      findings.map(({ locations, pageNumber, pageNumbers, source }) => [locations, pageNumber, pageNumbers, source]),
    ).toEqual([
      [['section[0]/margins'], 1, [1], 'section'],
      [['section[1]/margins'], null, [], 'section'],
      [['section[2]/margins'], 4, [4], 'section'],
    ]);
  });

  it('are not judged in a deck', () => {
    expect(
      findInWords(docxMargins, sampleDocument([]), [sampleRule({ type: 'docx.margins', params: REQUIRED })]),
    ).toEqual([]);
  });
});
