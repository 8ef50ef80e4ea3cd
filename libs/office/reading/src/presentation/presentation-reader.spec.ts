import { describe, expect, it } from '@jest/globals';
import { paragraph, textBox } from '@livery/office-testing';
import { firstShape, modelOf } from '../testing/read-sample.ts';

describe('a damaged presentation', () => {
  it('is read without a part that is not well-formed, and names that part', () => {
    const model = modelOf({ slides: [textBox(paragraph('A'))], parts: { 'ppt/layout.xml': '<p:sldLayout' } });
    expect(model.unreadableParts).toEqual(['/ppt/layout.xml']);
    expect(model.slides[0]?.shapes).toHaveLength(1);
  });

  it('keeps the numbers of its slides when one is missing', () => {
    const model = modelOf({
      slides: ['', ''],
      parts: {
        'ppt/_rels/presentation.xml.rels':
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>',
      },
    });
    expect(model.slides.map(({ index, shapes }) => [index, shapes.length])).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(model.omissions[0]).toMatchObject({ surface: 'slide', locations: ['slide[0]', 'slide[1]'] });
  });

  it('is read when values are not numbers, not colours or not levels', () => {
    const properties = '<a:rPr sz="NaN"><a:solidFill><a:srgbClr val="GGGGGG"/></a:solidFill></a:rPr>';
    const odd = `<a:p><a:pPr lvl="99"/><a:r>${properties}<a:t>A</a:t></a:r></a:p>`;
    const { text } = firstShape({ slides: [textBox(odd)] });
    expect(text[0]?.level).toBe(8);
    expect(text[0]?.runs.at(0)?.style).toMatchObject({ size: { nominal: 18 }, paint: { kind: 'unknown' } });
  });

  it('may give its shapes and styles any names', () => {
    const model = modelOf({
      slides: [textBox(paragraph('A', '<a:rPr><a:latin typeface="__proto__"/></a:rPr>'))],
      minorFont: 'constructor',
    });
    expect(model.slides[0]?.shapes[0]?.text[0]?.runs.at(0)?.style.fonts.latin.typeface).toBe('__proto__');
  });
});

describe('the language of a presentation', () => {
  it('is that of its default text style', () => {
    const languageOf = (defaultTextStyle: string): string | null => modelOf({ defaultTextStyle }).language;
    expect(languageOf('<a:lvl1pPr><a:defRPr lang="de-DE"/></a:lvl1pPr>')).toBe('de-DE');
    expect(languageOf('<a:defPPr><a:defRPr lang="fr-FR"/></a:defPPr>')).toBe('fr-FR');
    expect(languageOf('')).toBeNull();
  });
});

describe('the facts of a package', () => {
  it('hold all relationships but those between slides, layouts, masters and notes, and to pictures', () => {
    const { relations } = modelOf({
      slides: [''],
      relationships: {
        'ppt/slides/slide1.xml': [
          { id: 'rId7', type: 'image', target: 'media/one.png' },
          { id: 'rId8', type: 'image', target: 'https://example.com/two.png', external: true },
          { id: 'rId9', type: 'oleObject', target: 'three.bin' },
        ],
      },
    }).package;
    const own = relations.filter(({ source }) => source.includes('slide'));
    expect(own.map(({ id, kind, external }) => [id, kind, external])).toEqual([
      ['rId8', 'image', true],
      ['rId9', 'oleObject', false],
    ]);
  });
});

describe('the timing of a slide', () => {
  const playing = (behaviour: string) =>
    modelOf({ slides: [''], slideEnd: `<p:timing><p:tnLst><p:par>${behaviour}</p:par></p:tnLst></p:timing>` })
      .slides[0];
  const command = (cmd: string, dur: string): string =>
    `<p:cmd type="call" cmd="${cmd}"><p:cBhvr><p:cTn id="6" dur="${dur}"/><p:tgtEl><p:spTgt spid="4"/></p:tgtEl></p:cBhvr></p:cmd>`;

  it('says how long a medium plays', () => {
    expect([...(playing(command('playFrom(0.0)', '5280'))?.playing ?? [])]).toEqual([['4', 5280]]);
  });

  it('may have no duration, or be the duration of something else', () => {
    const others = command('playFrom(0.0)', 'indefinite') + command('togglePause', '1');
    expect(playing(others)).toMatchObject({ playing: new Map(), animatedShapes: 1 });
  });
});
