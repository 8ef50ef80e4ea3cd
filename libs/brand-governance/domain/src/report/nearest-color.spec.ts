import { describe, expect, it } from '@jest/globals';
import { sampleFinding } from '../testing/sample-finding.ts';
import { sampleGuideline, samplePalette, sampleRule } from '../testing/sample-guideline.ts';
import { nearestColors } from './nearest-color.ts';

const PALETTES = [
  samplePalette({ colors: [{ name: 'Brand Navy', hex: '#14213D' }] }),
  samplePalette({ role: 'chart', colors: [{ name: 'Chart Violet', hex: '#5E13C9' }] }),
  samplePalette({ role: 'legacy', colors: [{ name: 'Old Violet', hex: '#5E13C7' }] }),
];

describe('the nearest palette colour', () => {
  it('has its name, value and distance, and is no retired one', () => {
    const nearest = nearestColors(sampleGuideline({ palettes: PALETTES }));
    expect(nearest(sampleFinding())).toEqual({ name: 'Brand Navy', hex: '#14213D', distance: 23.99 });
  });

  it('may be one for charts in charts alone', () => {
    const nearest = nearestColors(sampleGuideline({ palettes: PALETTES }));
    expect(nearest(sampleFinding({ colorSurface: 'chart_series' }))).toMatchObject({ name: 'Chart Violet' });
  });

  it('may be one that a rule allows, unless the rule is inactive', () => {
    const rule = sampleRule({ type: 'allowed_color', pattern: '#5E13CA' });
    const nearest = nearestColors(sampleGuideline({ palettes: PALETTES, rules: [rule] }));
    expect(nearest(sampleFinding())).toMatchObject({ name: '', hex: '#5E13CA' });
    const without = nearestColors(sampleGuideline({ palettes: PALETTES, rules: [{ ...rule, active: false }] }));
    expect(without(sampleFinding())).toMatchObject({ name: 'Brand Navy' });
  });

  it('is unknown without palettes, without a colour, and where nearness does not help', () => {
    expect(nearestColors(sampleGuideline())(sampleFinding())).toBeNull();
    const nearest = nearestColors(sampleGuideline({ palettes: PALETTES }));
    expect(nearest(sampleFinding({ actualColor: null }))).toBeNull();
    expect(nearest(sampleFinding({ type: 'contrast.text' }))).toBeNull();
    expect(nearest(sampleFinding({ type: 'color.theme_palette' }))).toBeNull();
    expect(nearest(sampleFinding({ actualColor: 'red;}' }))).toBeNull();
  });
});
