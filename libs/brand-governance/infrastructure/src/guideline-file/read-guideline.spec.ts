import { describe, expect, it } from '@jest/globals';
import { readGuideline } from './read-guideline.ts';

const at = new Date('2026-01-01T00:00:00Z');

describe('a guideline that comes in one piece', () => {
  it('has rules, palettes, settings and fonts as the API takes them', async () => {
    const guideline = await readGuideline(
      {
        rules: [{ type: 'forbidden_color', pattern: '#ff0000', severity: 'critical' }],
        palettes: [{ name: 'House', tolerance: 1, colors: [{ name: 'Blue', hex: '#0f4c81' }] }],
        settings: { allow_neutral_greys: false },
        fonts: [{ name: 'Inter', roles: ['body'] }],
      },
      at,
    );
    expect(guideline).toMatchObject({
      rules: [{ type: 'forbidden_color', pattern: '#ff0000', severity: 'critical', active: true }],
      palettes: [{ name: 'House', tolerance: 1, colors: [{ name: 'Blue', hex: '#0F4C81' }] }],
      settings: { allowNeutralGreys: false, allowBlackAndWhite: true },
      fonts: [{ name: 'Inter', family: 'Inter', roles: ['body'] }],
    });
  });

  it('falls back on the default rules, and on nothing else', async () => {
    const { rules, palettes, fonts } = await readGuideline({}, at);
    expect(rules.every(({ isDefault }) => isDefault)).toBe(true);
    expect([rules.length > 0, palettes, fonts]).toEqual([true, [], []]);
    expect((await readGuideline({ rules: [] }, at)).rules).toEqual([]);
  });

  it('is refused with the path of what is wrong', async () => {
    const palettes = [{ name: 'House', colors: [{ hex: '#0F4C81' }, { hex: 'red' }] }];
    await expect(readGuideline({ palettes }, at)).rejects.toMatchObject({ param: 'palettes[0].colors[1].hex' });
    const missing = (rules: readonly object[], param: string) =>
      expect(readGuideline({ rules }, at)).rejects.toMatchObject({ code: 'parameter_missing', param });
    await missing([{ type: 'docx.heading_skip' }, { type: 'docx.margins' }], 'rules[1].params.mm');
    await missing([{ type: 'docx.page_size' }], 'rules[0].params.size');
  });
});
