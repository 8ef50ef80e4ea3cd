import { describe, expect, it } from '@jest/globals';
import { run, wordParagraph } from '@livery/office-testing';
import { runsOf, runSummariesOf, shown } from '../testing/read-docx.ts';

const style = (type: string, id: string, content: string): string =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/>${content}</w:style>`;
const rPr = (content: string): string => `<w:rPr>${content}</w:rPr>`;
const ARIAL = '<w:rFonts w:ascii="Arial" w:hAnsi="Arial"/>';

describe('the style of a run', () => {
  it('is the default of Word when nothing is set', () => {
    const sample = { defaults: '', body: wordParagraph(run('plain')) };
    expect(runSummariesOf(sample)).toEqual(['Times New Roman 10 000000']);
    expect(runsOf(sample)[0]?.style.size.provenance.source).toBe('built_in');
  });

  it('takes each property from the nearest layer: run, character style, paragraph style, defaults', () => {
    const styles = {
      Small: style('paragraph', 'Small', rPr('<w:sz w:val="16"/><w:color w:val="FF0000"/>')),
      Blue: style('character', 'Blue', rPr('<w:color w:val="0000FF"/>')),
    };
    const runs = run('a') + run('b', '<w:rStyle w:val="Blue"/>') + run('c', `<w:rStyle w:val="Blue"/>${ARIAL}`);
    const sample = { styles, body: wordParagraph(runs, { style: 'Small' }) };
    expect(runSummariesOf(sample)).toEqual(['Calibri 8 FF0000', 'Calibri 8 0000FF', 'Arial 8 0000FF']);
    const [, blue, own] = runsOf(sample);
    expect(blue?.style.paint).toMatchObject({
      color: { provenance: { source: 'character_style', location: 'style[Blue]' } },
    });
    expect(blue?.style.size.provenance).toMatchObject({ source: 'paragraph_style', location: 'style[Small]' });
    expect(blue?.style.fonts.latin.provenance).toMatchObject({ source: 'doc_defaults', location: 'doc_defaults' });
    expect(own?.style.fonts.latin.provenance).toMatchObject({ source: 'run', location: null, name: 'the body' });
    expect([blue?.characterStyle, own?.direct]).toEqual(['Blue', ['rFonts']]);
  });

  it('follows chains of styles, and stops where they close', () => {
    const styles = {
      One: style('paragraph', 'One', `<w:basedOn w:val="Two"/>${rPr('<w:sz w:val="40"/>')}`),
      Two: style('paragraph', 'Two', `<w:basedOn w:val="One"/>${rPr('<w:sz w:val="60"/><w:color w:val="00FF00"/>')}`),
      Self: style('paragraph', 'Self', `<w:basedOn w:val="Self"/>${rPr('<w:sz w:val="20"/>')}`),
    };
    const body = wordParagraph(run('a'), { style: 'One' }) + wordParagraph(run('b'), { style: 'Self' });
    expect(runSummariesOf({ styles, body })).toEqual(['Calibri 20 00FF00', 'Calibri 10 000000']);
  });

  it('takes the default style for one that is not there, or is of another kind', () => {
    const styles = {
      Normal:
        '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:rPr><w:sz w:val="30"/></w:rPr></w:style>',
    };
    const body =
      wordParagraph(run('a'), { style: '__proto__' }) + wordParagraph(run('b', '<w:rStyle w:val="Heading1"/>'));
    expect(runSummariesOf({ styles, body })).toEqual(['Calibri 15 000000', 'Calibri 15 000000']);
  });

  it('flips toggle properties from style to style, unless the run sets them itself', () => {
    const bold = rPr('<w:b/>');
    const styles = {
      Strong: style('paragraph', 'Strong', bold),
      Loud: style('character', 'Loud', bold),
    };
    const runs = run('bold') + run('plain', '<w:rStyle w:val="Loud"/>') + run('own', '<w:rStyle w:val="Loud"/><w:b/>');
    const sample = { styles, body: wordParagraph(runs, { style: 'Strong' }) };
    expect(runsOf(sample).map((one) => one.style.bold)).toEqual([true, false, true]);
  });

  it('hides text by a style as by direct formatting', () => {
    const styles = { Secret: style('character', 'Secret', rPr('<w:vanish/>')) };
    const runs = run('a', '<w:vanish/>') + run('b', '<w:rStyle w:val="Secret"/>') + run('c', '<w:vanish w:val="0"/>');
    expect(runsOf({ styles, body: wordParagraph(runs) }).map(({ hidden }) => hidden)).toEqual([true, true, false]);
  });

  it('has fonts by script, theme references before names in one element, names of later layers before references', () => {
    const fonts =
      '<w:rFonts w:ascii="Arial" w:asciiTheme="majorHAnsi" w:hAnsi="Verdana" w:eastAsia="SimSun" w:cs="David"/>';
    const [one, two] = runsOf({
      majorFont: 'Georgia',
      styles: { Body: style('paragraph', 'Body', rPr(fonts)) },
      body: wordParagraph(run('aé中ש', '') + run('b', '<w:rFonts w:ascii="Tahoma"/>'), { style: 'Body' }),
    });
    const names = Object.fromEntries(
      Object.entries(one?.style.fonts ?? {}).map(([slot, font]) => [slot, font.typeface]),
    );
    expect(names).toEqual({ latin: 'Georgia', high_ansi: 'Verdana', ea: 'SimSun', cs: 'David', sym: 'Verdana' });
    expect(one?.scripts).toEqual(['latin', 'high_ansi', 'ea', 'cs']);
    expect(one?.style.fonts.latin.theme?.collection).toBe('major');
    expect(two?.style.fonts.latin).toMatchObject({ typeface: 'Tahoma', theme: null });
  });

  it('chooses among the theme fonts for other scripts by the languages of the settings', () => {
    const theme =
      '<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="T"><a:themeElements><a:fontScheme name="F">' +
      '<a:majorFont><a:latin typeface="Georgia"/><a:ea typeface=""/><a:cs typeface=""/><a:font script="Jpan" typeface="MS Gothic"/><a:font script="Arab" typeface="Arabic Typesetting"/></a:majorFont>' +
      '<a:minorFont><a:latin typeface="Calibri"/><a:ea typeface=""/><a:cs typeface=""/></a:minorFont></a:fontScheme></a:themeElements></a:theme>';
    const properties = '<w:rFonts w:asciiTheme="majorEastAsia" w:cstheme="majorBidi"/>';
    const settings = '<w:themeFontLang w:val="en-US" w:eastAsia="ja-JP" w:bidi="ar-SA"/>';
    const [one] = runsOf({
      parts: { 'word/theme/theme1.xml': theme },
      settings,
      body: wordParagraph(run('a', properties)),
    });
    expect([one?.style.fonts.latin.typeface, one?.style.fonts.cs.typeface]).toEqual([
      'MS Gothic',
      'Arabic Typesetting',
    ]);
  });

  it('sets complex scripts, and what is marked as such, in their own slot and size', () => {
    const size = '<w:sz w:val="20"/><w:szCs w:val="30"/>';
    const [hebrew, marked, latin] = runsOf({
      body: wordParagraph(run('שלום', size) + run('abc', `${size}<w:rtl/>`) + run('abc', size)),
    });
    expect([hebrew?.scripts, hebrew?.style.size.effective]).toEqual([['cs'], 15]);
    expect([marked?.scripts, marked?.style.size.effective]).toEqual([['cs'], 15]);
    expect([latin?.scripts, latin?.style.size.effective]).toEqual([['latin'], 10]);
  });

  it('follows a hint where punctuation belongs to two scripts', () => {
    const [plain, hinted] = runsOf({
      body: wordParagraph(run('“中”') + run('“中”', '<w:rFonts w:hint="eastAsia"/>')),
    });
    expect([plain?.scripts, hinted?.scripts]).toEqual([['high_ansi', 'ea'], ['ea']]);
    const [greek, accented] = runsOf({
      body: wordParagraph(run('αж×°', '<w:rFonts w:hint="eastAsia"/>') + run('éß', '<w:rFonts w:hint="eastAsia"/>')),
    });
    expect([greek?.scripts, accented?.scripts]).toEqual([['ea'], ['high_ansi']]);
  });

  it('has the signs of check boxes as symbols, but not text that has such signs', () => {
    const gothic = '<w:rFonts w:ascii="MS Gothic" w:eastAsia="MS Gothic" w:hAnsi="MS Gothic" w:hint="eastAsia"/>';
    const [sign, signs, text] = runsOf({
      body: wordParagraph(run('☐', gothic) + run(' ☒ ☑') + run('☐ Yes', gothic)),
    });
    expect([sign?.scripts, sign?.style.fonts.sym.typeface]).toEqual([['sym'], 'MS Gothic']);
    expect([signs?.scripts, text?.scripts]).toEqual([['sym'], ['ea', 'latin']]);
  });

  it('has the fill of its text rather than the colour beside it, and a colour of a nearer layer rather than either', () => {
    const fill = (content: string): string => `<w:color w:val="FF0000"/><w14:textFill>${content}</w14:textFill>`;
    const solid =
      '<w14:solidFill><w14:schemeClr w14:val="accent1"><w14:lumMod w14:val="50000"/></w14:schemeClr></w14:solidFill>';
    const stop = (rgb: string): string => `<w14:gs w14:pos="0"><w14:srgbClr w14:val="${rgb}"/></w14:gs>`;
    const gradient = `<w14:gradFill><w14:gsLst>${stop('111111')}${stop('EEEEEE')}</w14:gsLst></w14:gradFill>`;
    const styles = { Filled: style('paragraph', 'Filled', rPr(fill(solid))) };
    const runs =
      run('a') + run('b', '<w:color w:val="00FF00"/>') + run('c', fill(gradient)) + run('d', fill('<w14:noFill/>'));
    const paints = runsOf({ styles, body: wordParagraph(runs, { style: 'Filled' }) }).map(({ style }) => style.paint);
    expect(paints.map(shown)).toEqual(['203864', '00FF00', 'gradient', 'none']);
  });

  it('is white when the colour is automatic and the background is dark', () => {
    const dark = '<w:shd w:val="clear" w:color="auto" w:fill="1F2937"/>';
    const runs = run('a') + run('b', '<w:shd w:val="clear" w:fill="FFFF00"/>') + run('c', '<w:color w:val="auto"/>');
    const resolved = runsOf({ body: wordParagraph(runs, { properties: dark }) + wordParagraph(run('d')) });
    expect(resolved.map(({ style }) => shown(style.paint))).toEqual(['FFFFFF', '000000', 'FFFFFF', '000000']);
    expect(resolved[0]?.style.paint).toMatchObject({ color: { provenance: { source: 'built_in' } } });
  });

  it('has an unknown colour when the value is no colour, or the fill of the text has none', () => {
    const runs =
      run('a', '<w:color w:val="brand"/>') +
      run('b', '<w:color w:themeColor="accent9"/>') +
      run('c', '<w14:textFill><w14:solidFill/></w14:textFill>');
    expect(runsOf({ body: wordParagraph(runs) }).map(({ style: { paint } }) => paint.kind)).toEqual([
      'unknown',
      'unknown',
      'unknown',
    ]);
  });

  it('has an outline, an underline, a glow and a shadow of its own, unless they have the colour of the text', () => {
    const color = (rgb: string): string => `<w14:srgbClr w14:val="${rgb}"/>`;
    const outline = `<w14:textOutline w14:w="9"><w14:solidFill>${color('111111')}</w14:solidFill></w14:textOutline>`;
    const effects = `<w14:glow w14:rad="9">${color('222222')}</w14:glow><w14:shadow>${color('333333')}</w14:shadow>`;
    const underline = (attributes: string): string => `<w:u ${attributes}/>`;
    const runs =
      run('a', underline('w:val="single" w:color="FF0000" w:themeColor="accent2"') + outline + effects) +
      run('b', underline('w:val="single" w:color="auto"')) +
      run('c', underline('w:val="none" w:color="FF0000"')) +
      run('d', underline('w:val="single" w:color="brand"'));
    const styles = runsOf({ body: wordParagraph(runs) }).map(({ style }) => [style.outline, ...style.decorations]);
    expect(styles.map((paints) => paints.map(shown))).toEqual([
      ['111111', 'ED7D31', '222222', '333333'],
      ['none'],
      ['none'],
      ['none', 'unknown'],
    ]);
  });

  it('has a highlight and a shading of its own', () => {
    const [one] = runsOf({
      body: wordParagraph(
        run('a', '<w:highlight w:val="darkYellow"/><w:shd w:val="pct25" w:color="000000" w:fill="FFFFFF"/>'),
      ),
    });
    expect([one?.style.highlight?.rgb, one?.style.shading?.rgb]).toEqual([0x808000, 0xbfbfbf]);
    const [eighth] = runsOf({ body: wordParagraph(run('a', '<w:shd w:val="pct12" w:color="auto" w:fill="auto"/>')) });
    expect(eighth?.style.shading?.rgb).toBe(0xdfdfdf);
  });

  it('has a border, which a nearer layer removes', () => {
    const boxed = '<w:bdr w:val="single" w:color="FF0000" w:themeColor="accent2"/>';
    const styles = { Boxed: style('character', 'Boxed', rPr(boxed)) };
    const styled = '<w:rStyle w:val="Boxed"/>';
    const runs =
      run('a', styled) +
      run('b', `${styled}<w:bdr w:val="nil"/>`) +
      run('c', `${styled}<w:bdr w:val="dotted" w:color="auto"/>`) +
      run('d', '<w:bdr w:val="single" w:color="00FF00"/>');
    const borders = runsOf({ styles, body: wordParagraph(runs) }).map((one) => one.style.border);
    expect(borders.map((border) => border?.rgb)).toEqual([0xed7d31, undefined, undefined, 0x00ff00]);
    expect(borders[0]?.provenance.location).toBe('style[Boxed]');
  });

  it('is one object for runs with equal properties', () => {
    const [one, two] = runsOf({ body: wordParagraph(run('a', ARIAL)) + wordParagraph(run('b', ARIAL)) });
    expect(one?.style).toBe(two?.style);
  });
});
