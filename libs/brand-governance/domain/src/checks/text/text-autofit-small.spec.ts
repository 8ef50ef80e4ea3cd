import { describe, expect, it } from '@jest/globals';
import type { Shape } from '@livery/office-model';
import { HERE, sampleDocument, sampleFrame, sampleRun, sampleShape } from '@livery/office-testing';
import type { BrandRule } from '../../brand-rule.ts';
import { findInWords } from '../../testing/find-occurrences.ts';
import { sampleGuideline, sampleRule } from '../../testing/sample-guideline.ts';
import { fontSizeMin } from '../font/font-size-min.ts';
import { textAutofitSmall } from './text-autofit-small.ts';

const rule = sampleRule({ type: 'text.autofit_small' });
const sizes = sampleRule({ type: 'font.size_min' });

function sized(nominal: number, scale: number) {
  const effective = Math.round(nominal * scale * 10) / 10;
  return sampleRun('plan', { size: { nominal, effective, scale, provenance: HERE } });
}

function holding(sizesInPoints: readonly number[], scale: number, facts: Partial<Shape> = {}) {
  const runs = sizesInPoints.map((nominal) => sized(nominal, scale));
  return sampleDocument([sampleShape({ name: 'Plan', ...facts }, runs)]);
}

function found(model: ReturnType<typeof holding>, own: BrandRule = rule) {
  return findInWords(textAutofitSmall, model, [own]);
}

/** What the check of sizes finds in a guideline with these rules. */
function foundBySize(model: ReturnType<typeof holding>, rules: readonly BrandRule[]) {
  return findInWords(fontSizeMin, model, [sizes], sampleGuideline({ rules: [sizes, ...rules] }));
}

describe('text that autofit shrinks', () => {
  it('is one finding for each shape, with its smallest size', () => {
    expect(found(holding([20, 11, 18], 0.7))).toEqual([
      'slide[0]/shape[0]: Text of 11 pt is shrunk to 7.7 pt to fit its box; the smallest allowed size is 10 pt. Shorten the text, or enlarge the box.',
    ]);
  });

  it.each([
    ['is large enough when it is shrunk', holding([20], 0.7)],
    ['is as large as the smallest size', holding([20], 0.5)],
    ['is small, and not shrunk', holding([8], 1)],
    ['is a footer', holding([11], 0.7, { placeholder: { type: 'ftr', index: 11 } })],
    ['is hidden', holding([11], 0.7, { hidden: true })],
    ['lies beside the slide', holding([11], 0.7, { frame: sampleFrame(-5_000_000, 0, 1_000_000, 500_000) })],
  ])('is no finding when it %s', (_, model) => {
    expect(found(model)).toEqual([]);
  });

  it('has the limit of the rule, and its own limit in a kind of placeholder', () => {
    const strict = sampleRule({
      type: 'text.autofit_small',
      params: { min_pt: 16, by_placeholder: { title: { min_pt: 28 } } },
    });
    expect(found(holding([20], 0.7), strict)).toHaveLength(1);
    expect(found(holding([36], 0.7), strict)).toEqual([]);
    expect(found(holding([36], 0.7, { placeholder: { type: 'ctrTitle', index: 0 } }), strict)).toHaveLength(1);
  });
});

describe('the check of small sizes', () => {
  it('leaves text to the check of shrunk text when a rule of the guideline reports it there', () => {
    const model = holding([11], 0.7);
    expect(foundBySize(model, [])).toHaveLength(1);
    expect(foundBySize(model, [rule])).toEqual([]);
  });

  it.each([
    ['is switched off', { ...rule, active: false }],
    ['is for other documents', { ...rule, appliesTo: ['docx'] as const }],
    ['has a smaller limit', sampleRule({ type: 'text.autofit_small', params: { min_pt: 6 } })],
  ])('reports shrunk text itself when the other rule %s', (_, other) => {
    expect(foundBySize(holding([11], 0.7), [other])).toHaveLength(1);
  });

  it('reports text that is small without autofit', () => {
    expect(foundBySize(holding([8], 1), [rule])).toHaveLength(1);
  });
});
