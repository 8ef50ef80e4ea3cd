import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '@livery/kernel';
import type { PageSetup } from '@livery/office-model';
import { sampleSection, sampleTextDocument } from '@livery/office-testing';
import { findInWords } from '../../testing/find-occurrences.ts';
import { sampleRule } from '../../testing/sample-guideline.ts';
import { docxPageSize } from './docx-page-size.ts';

const MM = 36_000;
const { page: A4 } = sampleSection();

function found(page: Partial<PageSetup>, params: JsonObject): readonly string[] {
  const document = sampleTextDocument({ sections: [sampleSection({ page: { ...A4, ...page } })] });
  return findInWords(docxPageSize, document, [sampleRule({ type: docxPageSize.type, params })]);
}

describe('the size of pages', () => {
  it('is that which the rule asks for', () => {
    const size = { size: 'A4' };
    expect(found({}, size)).toEqual([]);
    const letter = { width: 215.9 * MM, height: 279.4 * MM };
    expect(found(letter, size)).toEqual(['section[0]: Section 1 is Letter; yours: A4 (Layout ▸ Page Setup).']);
    expect(found(letter, { size: 'Letter' })).toEqual([]);
    expect(found({ width: 200 * MM, height: 200 * MM }, size)).toEqual([
      'section[0]: Section 1 is 200 × 200 mm; yours: A4 (Layout ▸ Page Setup).',
    ]);
  });

  it('is the same whichever way the page lies, unless the rule asks for that too', () => {
    const lying = { width: 297 * MM, height: 210 * MM };
    expect(found(lying, { size: 'A4' })).toEqual([]);
    expect(found(lying, { size: 'A4', orientation: 'portrait' })).toEqual([
      'section[0]: Section 1 is A4 landscape; yours: A4 portrait (Layout ▸ Page Setup).',
    ]);
  });

  it.each([{ orientation: 'portrait' }, { size: null, orientation: 'portrait' }])(
    'is free if the rule asks for an orientation alone: %j',
    (params) => {
      expect(found({ width: 215.9 * MM, height: 279.4 * MM }, params)).toEqual([]);
      expect(found({ width: 297 * MM, height: 210 * MM }, params)).toEqual([
        'section[0]: Section 1 is A4 landscape; yours: portrait (Layout ▸ Page Setup).',
      ]);
    },
  );

  it.each([{}, { size: null }])('is demanded by no rule that names neither size nor orientation: %j', (params) => {
    expect(() => found({}, params)).toThrow(
      expect.objectContaining({ code: 'parameter_missing', param: 'params.size' }),
    );
  });
});
