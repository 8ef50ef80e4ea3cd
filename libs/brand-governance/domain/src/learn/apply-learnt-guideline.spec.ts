import { describe, expect, it } from '@jest/globals';
import { sampleApprovedFont, sampleGuideline, samplePalette, sampleRule } from '../testing/sample-guideline.ts';
import { applyLearntGuideline } from './apply-learnt-guideline.ts';
import { diffGuidelines } from './diff-guidelines.ts';

const at = new Date('2026-02-02T00:00:00Z');
const learntSize = sampleRule({ type: 'font.size_min', params: { min_pt: 12 }, appliesTo: ['pptx'] });

describe('applying what was learnt', () => {
  it('keeps rules of other types, and those of the other format', () => {
    const terms = sampleRule({ type: 'forbidden_term', pattern: 'cheap' });
    const size = sampleRule({ type: 'font.size_min', params: { min_pt: 8 } });
    const present = sampleGuideline({ rules: [terms, size] });
    const { rules } = applyLearntGuideline(present, sampleGuideline({ rules: [learntSize] }), at);
    expect(rules).toEqual([
      terms,
      { ...size, appliesTo: ['docx'], revision: 2, updated: at },
      { ...learntSize, created: at, updated: at },
    ]);
  });

  it('replaces the customers’ names of a learnt type, but no single colour or font that is allowed or forbidden', () => {
    const alias = sampleRule({ type: 'min_font_size', pattern: '8', appliesTo: ['pptx'] });
    const forbidden = sampleRule({ type: 'forbidden_color', pattern: '#FF0000' });
    const present = sampleGuideline({ rules: [alias, forbidden] });
    const learnt = sampleGuideline({ rules: [learntSize, sampleRule({ type: 'color.off_palette' })] });
    const types = applyLearntGuideline(present, learnt, at).rules.map(({ type }) => type);
    expect(types).toEqual(['forbidden_color', 'font.size_min', 'color.off_palette']);
  });

  it('replaces palettes and their settings, and keeps equal ones as they are', () => {
    const house = samplePalette();
    const present = sampleGuideline({ palettes: [samplePalette({ name: 'Old' }), house] });
    const settings = { allowNeutralGreys: false, allowBlackAndWhite: true };
    const learnt = sampleGuideline({ palettes: [samplePalette(), samplePalette({ name: 'New' })], settings });
    const next = applyLearntGuideline(present, learnt, at);
    expect(next.palettes.map(({ name }) => name)).toEqual(['House', 'New']);
    expect(next.palettes[0]).toBe(house);
    expect(next.settings).toEqual(settings);
  });

  it('adds fonts by name, and again for a script for which the font is not approved yet', () => {
    const present = sampleGuideline({ fonts: [sampleApprovedFont({ scripts: ['latin'] })] });
    const learnt = sampleGuideline({
      fonts: [
        sampleApprovedFont({ name: 'INTER', scripts: ['latin'] }),
        sampleApprovedFont({ scripts: ['latin', 'cs'] }),
        sampleApprovedFont({ name: 'Futura' }),
      ],
    });
    const { addedFonts, fonts } = applyLearntGuideline(present, learnt, at);
    expect(addedFonts.map(({ name, scripts }) => `${name} ${scripts.join()}`)).toEqual([
      'Inter latin,cs',
      'Futura latin,ea,cs',
    ]);
    expect(fonts).toHaveLength(3);
  });

  it('changes nothing when it is applied again', () => {
    const learnt = sampleGuideline({ rules: [learntSize], palettes: [samplePalette()], fonts: [sampleApprovedFont()] });
    const once = applyLearntGuideline(sampleGuideline(), learnt, at);
    const twice = applyLearntGuideline(once, learnt, new Date());
    expect(twice).toEqual({ ...once, addedFonts: [] });
    const nothing = { added: [], removed: [], changed: [] };
    expect(diffGuidelines(once, twice)).toEqual({
      rules: nothing,
      palettes: nothing,
      colors: nothing,
      fonts: nothing,
      settings: [],
    });
  });
});

describe('the difference of two guidelines', () => {
  it('names what was added, removed and changed, and colours by their palettes', () => {
    const before = sampleGuideline({
      rules: [sampleRule({ type: 'font.size_min', params: { min_pt: 8 } }), sampleRule({ type: 'title.missing' })],
      palettes: [samplePalette()],
      fonts: [sampleApprovedFont()],
    });
    const after = sampleGuideline({
      rules: [learntSize, sampleRule({ type: 'font.unapproved' })],
      palettes: [
        samplePalette({
          colors: [
            { name: 'Brand Blue', hex: '#0000FF' },
            { name: 'Red', hex: '#FF0000' },
          ],
        }),
      ],
      fonts: [sampleApprovedFont({ roles: ['body'] })],
      settings: { allowNeutralGreys: false, allowBlackAndWhite: true },
    });
    expect(diffGuidelines(before, after)).toMatchObject({
      rules: {
        added: [{ type: 'font.unapproved' }],
        removed: [{ type: 'title.missing' }],
        changed: [{ type: 'font.size_min', appliesTo: ['pptx'] }],
      },
      palettes: { added: [], removed: [], changed: [{ name: 'House' }] },
      colors: {
        added: [{ palette: 'House', name: 'Red', hex: '#FF0000' }],
        changed: [{ palette: 'House', name: 'Brand Blue', hex: '#0000FF' }],
      },
      fonts: { added: [], removed: [], changed: [{ name: 'Inter' }] },
      settings: ['allowNeutralGreys'],
    });
  });
});
