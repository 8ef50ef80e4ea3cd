import { describe, expect, it } from '@jest/globals';
import { canonicalGuideline } from './canonical-guideline.ts';
import { sampleApprovedFont, sampleGuideline, samplePalette, sampleRule } from './testing/sample-guideline.ts';

const rule = sampleRule({ type: 'color.off_palette', params: { tolerance: 1, surfaces: null } });
const guideline = sampleGuideline({ rules: [rule], palettes: [samplePalette()], fonts: [sampleApprovedFont()] });

describe('the canonical text of a guideline', () => {
  it('stays the same when only ids, dates, metadata, the order of parameters or inactive rules differ', () => {
    const same = {
      ...rule,
      id: '00000000-0000-7000-8000-00000000000b',
      updated: new Date(),
      metadata: { team: 'x' },
      params: { surfaces: null, tolerance: 1 },
    };
    const inactive = sampleRule({ type: 'double_spaces', active: false });
    expect(canonicalGuideline({ ...guideline, rules: [same, inactive] })).toBe(canonicalGuideline(guideline));
  });

  it('changes with everything that findings depend on', () => {
    const texts = [
      guideline,
      { ...guideline, rules: [{ ...rule, severity: 'low' as const }] },
      { ...guideline, palettes: [samplePalette({ tolerance: 3 })] },
      { ...guideline, fonts: [] },
      { ...guideline, settings: { allowNeutralGreys: false, allowBlackAndWhite: true } },
    ].map(canonicalGuideline);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
