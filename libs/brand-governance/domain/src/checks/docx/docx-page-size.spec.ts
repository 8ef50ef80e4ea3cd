import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '@livery/kernel';
import type { PageSetup } from '@livery/office-model';
import { sampleSection, sampleTextDocument } from '@livery/office-testing';
import { findInWords } from '../../testing/find-occurrences.ts';
import { sampleRule } from '../../testing/sample-guideline.ts';
import { docxPageSize } from './docx-page-size.ts';

const MM = 36_000;
const { page: A4 } = sampleSection();

function found(page: Partial<PageSetup>, params: JsonObject = {}): readonly string[] {
  const document = sampleTextDocument({ sections: [sampleSection({ page: { ...A4, ...page } })] });
  return findInWords(docxPageSize, document, [sampleRule({ type: docxPageSize.type, params })]);
}

describe('the size of pages', () => {
  it('is A4 unless the rule asks for another', () => {
    expect(found({})).toEqual([]);
    const letter = { width: 215.9 * MM, height: 279.4 * MM };
    expect(found(letter)).toEqual(['section[0]: Section 1 is Letter; yours: A4 (Layout ▸ Page Setup).']);
    expect(found(letter, { size: 'Letter' })).toEqual([]);
    expect(found(letter, { size: null })).toEqual([]);
    expect(found({ width: 200 * MM, height: 200 * MM })).toEqual([
      'section[0]: Section 1 is 200 × 200 mm; yours: A4 (Layout ▸ Page Setup).',
    ]);
  });

  it('is the same whichever way the page lies, unless the rule asks for that too', () => {
    const lying = { width: 297 * MM, height: 210 * MM };
    expect(found(lying)).toEqual([]);
    expect(found(lying, { orientation: 'portrait' })).toEqual([
      'section[0]: Section 1 is A4 landscape; yours: A4 portrait (Layout ▸ Page Setup).',
    ]);
    expect(found(lying, { size: null, orientation: 'portrait' })).toEqual([
      'section[0]: Section 1 is A4 landscape; yours: portrait (Layout ▸ Page Setup).',
    ]);
  });
});
