import { describe, expect, it } from '@jest/globals';
import { run, wordParagraph } from '@livery/office-testing';
import { runsOf, shown } from '../testing/read-docx.ts';

/** The colour of a run, with what is written of it. */
function colorOf(attributes: string, facts: Parameters<typeof runsOf>[0] = {}): string {
  const [one] = runsOf({ ...facts, body: wordParagraph(run('x', `<w:color ${attributes}/>`)) });
  return one === undefined ? '' : shown(one.style.paint);
}

describe('a colour of WordprocessingML', () => {
  it('is that of the theme, whatever value is written with the reference', () => {
    expect(colorOf('w:val="FF0000" w:themeColor="accent1"')).toBe('4472C4');
    expect(colorOf('w:val="FF0000" w:themeColor="accent1"', { themeColors: { accent1: '123456' } })).toBe('123456');
  });

  it('is the value where the reference leads to nothing', () => {
    expect(colorOf('w:val="FF0000" w:themeColor="none"')).toBe('FF0000');
    expect(colorOf('w:val="FF0000" w:themeColor="constructor"')).toBe('FF0000');
    expect(colorOf('w:val="auto" w:themeColor="constructor"')).toBe('000000');
    expect(colorOf('w:val="GGGGGG"')).toBe('unknown');
  });

  it('is mapped by the settings, unless it names a slot of the theme', () => {
    const settings = '<w:clrSchemeMapping w:bg1="dark1" w:t1="light1" w:accent1="accent2" w:hyperlink="accent6"/>';
    expect(colorOf('w:themeColor="text1"', { settings })).toBe('FFFFFF');
    expect(colorOf('w:themeColor="background1"', { settings })).toBe('000000');
    expect(colorOf('w:themeColor="dark1"', { settings })).toBe('000000');
    expect(colorOf('w:themeColor="accent1"', { settings })).toBe('ED7D31');
    expect(colorOf('w:themeColor="hyperlink"', { settings })).toBe('70AD47');
    expect(colorOf('w:themeColor="text2"')).toBe('1F497D');
  });

  it('becomes lighter or darker by its luminance, and a tint wins over a shade', () => {
    expect(colorOf('w:themeColor="accent1" w:themeTint="99"')).toBe('8EAADB');
    expect(colorOf('w:themeColor="accent1" w:themeShade="BF"')).toBe('2F5496');
    expect(colorOf('w:themeColor="accent1" w:themeTint="99" w:themeShade="BF"')).toBe('8EAADB');
    expect(colorOf('w:themeColor="text1" w:themeTint="A6"')).toBe('595959');
  });

  it('has the tint or shade that is written with zeros before it, and none that is no number up to FF', () => {
    expect(colorOf('w:themeColor="accent1" w:themeShade="0000BF"')).toBe('2F5496');
    expect(colorOf('w:themeColor="accent1" w:themeTint="000099"')).toBe('8EAADB');
    expect(colorOf('w:themeColor="accent1" w:themeShade="00017F"')).toBe('4472C4');
    expect(colorOf('w:themeColor="accent1" w:themeShade="-7F"')).toBe('4472C4');
  });

  it('names the slot and its transforms', () => {
    const [one] = runsOf({ body: wordParagraph(run('x', '<w:color w:themeColor="accent1" w:themeShade="80"/>')) });
    expect(one?.style.paint).toMatchObject({
      color: {
        theme: { slot: 'accent1', rgb: 0x4472c4 },
        transforms: [{ name: 'lumMod' }],
        provenance: { source: 'run' },
      },
    });
  });
});
