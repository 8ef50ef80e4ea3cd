import { describe, expect, it } from '@jest/globals';
import type { EffectiveColor, Shape } from '@livery/office-model';
import {
  LAYOUT,
  sampleColor,
  sampleDocument,
  samplePaint,
  sampleRun,
  sampleRuns,
  sampleShape,
  sampleThemeColor,
} from '@livery/office-testing';
import type { BrandRule } from '../../brand-rule.ts';
import type { Guideline } from '../../guideline.ts';
import { usesOf } from '../../judging/occurrence-positions.ts';
import { findOccurrences } from '../../testing/find-occurrences.ts';
import { sampleGuideline, samplePalette, sampleRule } from '../../testing/sample-guideline.ts';
import { colorOffPalette } from './color-off-palette.ts';

const NONE = { kind: 'none', provenance: null } as const;
const own = sampleRule({ type: 'color.off_palette' });
const house = sampleGuideline({ palettes: [samplePalette()] });

function found(
  rgb: number,
  facts: Partial<EffectiveColor> = {},
  rules: readonly BrandRule[] = [own],
  guideline: Guideline = house,
) {
  return findOccurrences(
    colorOffPalette,
    sampleDocument([sampleShape({ fill: samplePaint(rgb, facts) })]),
    rules,
    guideline,
  );
}

describe('a colour off the palette', () => {
  it('names the nearest brand colour, its distance and where to fix it', () => {
    const [occurrence] = found(0x2e74b5);
    expect(occurrence).toMatchObject({ severity: 'high', color: { actual: '#2E74B5', surface: 'fill' } });
    expect(occurrence?.describe(usesOf([occurrence]))).toBe(
      '#2E74B5 fills 1 shape and is no brand colour. Closest: Brand Blue #0F4C81, clearly different (ΔE 14). Fix it on the slide.',
    );
  });

  it('is less severe the less it differs, whatever the severity of the rule', () => {
    const critical = sampleRule({ type: 'color.off_palette', severity: 'critical' });
    const severities = [0x2e74b5, 0x25608f, 0x165587].map((rgb) => found(rgb, {}, [critical])[0]?.severity);
    expect(severities).toEqual(['critical', 'medium', 'low']);
  });

  it('is no shade that the layout of SmartArt makes of a brand colour, unless it is told from that at once', () => {
    const theme = sampleThemeColor('accent1', 0x0f4c81);
    const shade = (rgb: number, name: string) => found(rgb, { theme, transforms: [{ name, value: -0.02 }] });
    expect(shade(0x165587, 'hueOff')).toEqual([]);
    expect(shade(0x2e74b5, 'hueOff')).toHaveLength(1);
    expect(shade(0x165587, 'gamma')).toHaveLength(1);
  });

  it('is not found within the tolerance of the palette, or of the rule', () => {
    expect(found(0x104d82)).toEqual([]);
    expect(found(0x104d82, {}, [sampleRule({ type: 'color.off_palette', params: { tolerance: 0 } })])).toHaveLength(1);
  });

  it('is never found without a palette', () => {
    expect(found(0xff0000, {}, [own], sampleGuideline())).toEqual([]);
  });

  it('is not black, white or a grey, unless the settings say so', () => {
    const strict = { ...house, settings: { allowNeutralGreys: false, allowBlackAndWhite: false } };
    for (const rgb of [0x000000, 0xffffff, 0x7f7f80]) {
      expect(found(rgb)).toEqual([]);
      expect(found(rgb, {}, [own], strict)).toHaveLength(1);
    }
  });

  it('is not a shade of a theme slot that holds a palette colour, unless the palette says so', () => {
    const shade = { theme: sampleThemeColor('accent1', 0x0f4c81), transforms: [{ name: 'lumMod', value: 0.75 }] };
    const strict = sampleGuideline({ palettes: [samplePalette({ allowBrandShades: false })] });
    expect(found(0x0b3961, shade)).toEqual([]);
    expect(found(0x0b3961, { ...shade, transforms: [...shade.transforms, { name: 'satMod', value: 2 }] })).toHaveLength(
      1,
    );
    const [occurrence] = found(0x0b3961, shade, [own], strict);
    expect(occurrence?.describe(usesOf([occurrence]))).toContain('It is Accent 1, Darker 25 %, of the theme "House".');
  });

  it('is not a shade of a palette colour that the menus of Office offer, though it is written as RGB', () => {
    const strict = sampleGuideline({ palettes: [samplePalette({ allowBrandShades: false })] });
    expect(found(0x0b3961)).toEqual([]);
    expect(found(0x0b3961, {}, [own], strict)).toHaveLength(1);
    expect(found(0x0b3a70)).toHaveLength(1);
  });

  it('is a shade in the gradients of SmartArt, which change the saturation, too', () => {
    const transforms = [{ name: 'shade', value: 0.5 } as const, { name: 'satMod', value: 1.3 } as const];
    const stop = sampleColor(0x0a2d4d, { theme: sampleThemeColor('accent1', 0x0f4c81), transforms });
    const gradient = (of: EffectiveColor): Shape =>
      sampleShape({ fill: { kind: 'gradient', stops: [of], provenance: of.provenance } });
    const inGradient = (of: EffectiveColor) =>
      findOccurrences(colorOffPalette, sampleDocument([gradient(of)]), [own], house);
    expect(inGradient(stop)).toEqual([]);
    expect(inGradient({ ...stop, theme: sampleThemeColor('accent1', 0xc00000) })).toHaveLength(1);
  });

  it('is nothing that the styles of the theme make of a palette colour', () => {
    const strict = sampleGuideline({ palettes: [samplePalette({ allowBrandShades: false })] });
    const transforms = [{ name: 'satMod', value: 2 } as const];
    const styled = { theme: sampleThemeColor('accent1', 0x0f4c81), transforms, ofFormatScheme: true };
    expect(found(0x0b3961, styled, [own], strict)).toEqual([]);
    expect(found(0x0b3961, { ...styled, ofFormatScheme: false }, [own], strict)).toHaveLength(1);
    expect(found(0x0b3961, { ...styled, theme: sampleThemeColor('accent1', 0xc00000) }, [own], strict)).toHaveLength(1);
  });

  it('is a shade of a slot, too, if some of its transforms change nothing', () => {
    const transforms = [
      { name: 'lumMod', value: 0.75 },
      { name: 'hueOff', value: 0 },
      { name: 'satOff', value: 0 },
      { name: 'satMod', value: 1 },
    ];
    expect(found(0x0b3961, { theme: sampleThemeColor('accent1', 0x0f4c81), transforms })).toEqual([]);
  });

  it('comes from the theme when the slot itself is off the palette', () => {
    const theme = sampleThemeColor('accent2', 0xed7d31);
    expect(found(0xed7d31, { theme, provenance: LAYOUT })[0]?.cause).toBe(theme.provenance);
  });

  it('comes from the theme when the slot is off the palette of which it shows a shade', () => {
    const theme = sampleThemeColor('accent2', 0xed7d31);
    const shade = { theme, transforms: [{ name: 'lumMod', value: 0.75 }] };
    const [occurrence] = found(0xc55a11, shade);
    expect(occurrence).toMatchObject({ cause: theme.provenance, value: '#ED7D31', color: { actual: '#ED7D31' } });
    expect(occurrence?.describe(usesOf([occurrence]))).toMatch(
      /^A shade of #ED7D31 fills 1 shape and is no brand colour\. .* It is Accent 2 of the theme "House": change it there, once\.$/,
    );
    const strict = sampleGuideline({ palettes: [samplePalette({ allowBrandShades: false })] });
    expect(found(0xc55a11, shade, [own], strict)[0]).toMatchObject({ value: '#C55A11' });
  });

  it('of a legacy palette is reported low', () => {
    const legacy = samplePalette({ role: 'legacy', colors: [{ name: 'Old Red', hex: '#C00000' }] });
    const [occurrence] = found(0xc00000, {}, [own], { ...house, palettes: [...house.palettes, legacy] });
    expect(occurrence).toMatchObject({ severity: 'low', title: 'Colour is retired' });
    expect(occurrence?.describe(usesOf([occurrence]))).toContain('is the retired colour Old Red #C00000.');
  });

  it('counts as on the palette in charts only, when it is one of the charts', () => {
    const palettes = [...house.palettes, samplePalette({ role: 'chart', colors: [{ hex: '#C00000' }] })];
    expect(found(0xc00000, {}, [own], { ...house, palettes })).toHaveLength(1);
    const series = { kind: 'series', path: 'series[0]', fill: samplePaint(0xc00000), line: NONE, text: [] } as const;
    const chart = sampleShape({
      kind: 'chart',
      chart: { part: '/ppt/charts/chart1.xml', elements: [series], hasUserShapes: false },
    });
    const inChart = (guideline: Guideline) =>
      findOccurrences(colorOffPalette, sampleDocument([chart]), [own], guideline);
    expect(inChart({ ...house, palettes })).toEqual([]);
    expect(inChart(house).map(({ color }) => color?.surface)).toEqual(['chart_series']);
  });

  it('may be allowed by a rule, and is reported once when a rule forbids it', () => {
    expect(found(0xc00000, {}, [own, sampleRule({ type: 'allowed_color', pattern: '#C00000' })])).toEqual([]);
    const forbidden = sampleRule({ type: 'forbidden_color', pattern: '#C00000' });
    expect(found(0xc00000, {}, [own, forbidden]).map(({ title }) => title)).toEqual(['Colour is forbidden']);
    expect(found(0x0f4c81, {}, [sampleRule({ type: 'forbidden_color', pattern: '#0F4C81' })])).toHaveLength(1);
  });

  it('is looked for on every surface that the rule is not narrowed from', () => {
    const run = sampleRun('plan', { paint: samplePaint(0xff0000), highlight: sampleColor(0xffff00) });
    const link = sampleRun('link', { paint: samplePaint(0x0000ff), hyperlink: true });
    const cell = {
      row: 0,
      column: 0,
      merged: false,
      fill: samplePaint(0x00ff00),
      borders: [samplePaint(0x00ffff)],
      text: [{ number: 0, level: 0, bullet: null, runs: sampleRuns([run]), text: run.text, flow: null }],
    };
    const stops = { kind: 'gradient', stops: [sampleColor(0x123456)], provenance: LAYOUT } as const;
    const document = sampleDocument([sampleShape({ fill: stops, rows: [[cell]] }, [link])]);
    const surfaces = (rule: BrandRule) =>
      findOccurrences(colorOffPalette, document, [rule], house).map(({ color }) => color?.surface);
    expect(surfaces(own)).toEqual([
      'gradient_stop',
      'table_fill',
      'table_border',
      'hyperlink',
      'table_text',
      'highlight',
    ]);
    const narrow = sampleRule({ type: 'color.off_palette', params: { surfaces: ['table_fill'] } });
    expect(surfaces(narrow)).toEqual(['table_fill']);
  });

  it('in a picture that it recolours is a finding of its own, which nothing repairs', () => {
    const provenance = sampleColor(0xff0000).provenance;
    const picture = { kind: 'picture', colors: [sampleColor(0xff0000)], provenance } as const;
    const document = sampleDocument([sampleShape({ fill: picture }), sampleShape({ fill: samplePaint(0xff0000) })]);
    const mapped = sampleRule({ type: 'color.off_palette', params: { map: { '#FF0000': '#0F4C81' } } });
    const [drawn, filled] = findOccurrences(colorOffPalette, document, [mapped], house);
    expect(drawn?.describe(usesOf([drawn]))).toContain('#FF0000 recolours 1 picture and');
    expect([drawn?.value, filled?.value]).toEqual(['#FF0000 picture', '#FF0000']);
    expect([drawn?.fix?.(), filled?.fix?.()]).toMatchObject(['not_supported', { kind: 'color', surface: 'fill' }]);
  });

  it('is passed over in shapes, layouts and hidden slides that the rule ignores', () => {
    const ignoring = (ignore: Record<string, boolean | string[]>) =>
      sampleRule({ type: 'color.off_palette', params: { ignore } });
    expect(found(0xff0000, {}, [ignoring({ shape_names: ['Shape'] })])).toEqual([]);
    expect(found(0xff0000, {}, [ignoring({ layouts: ['Title Only'] })])).toEqual([]);
    const tagged = sampleShape({ fill: samplePaint(0xff0000), description: 'Logo [brand-ignore]' });
    expect(findOccurrences(colorOffPalette, sampleDocument([tagged]), [own], house)).toEqual([]);
  });
});
