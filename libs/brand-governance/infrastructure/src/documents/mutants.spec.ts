import { describe, expect, it } from '@jest/globals';
import {
  CHECK_CATALOGUE,
  DEFAULT_PALETTE_SETTINGS,
  defineBrandPalette,
  defineBrandRule,
  defineFont,
  type Finding,
  type Guideline,
} from '@livery/brand-governance-domain';
import type { JsonObject } from '@livery/kernel';
import { inspectDocument } from './inspect-document.ts';
import {
  paragraph,
  placeholder,
  type SamplePresentation,
  samplePresentation,
  table,
  textBox,
} from './testing/sample-presentation.ts';

const at = new Date('2026-01-01T00:00:00Z');
const id = '00000000-0000-7000-8000-00000000000a';

/** The samples are four by three. */
const PARAMS: Readonly<Record<string, JsonObject>> = { 'layout.deck_size': { allowed_emu: [[9_144_000, 6_858_000]] } };

/** All checks that need no pattern of a customer, with their defaults. */
const guideline: Guideline = {
  rules: CHECK_CATALOGUE.filter(({ ruleTypes }) => ruleTypes[0]?.pattern == null || ruleTypes[0].patternOptional).map(
    ({ type }) => defineBrandRule({ type, params: PARAMS[type] ?? {} }, { id, at }),
  ),
  settings: DEFAULT_PALETTE_SETTINGS,
  palettes: [
    defineBrandPalette(
      { name: 'House', colors: [{ name: 'Blue', hex: '#0F4C81' }, { hex: '#1F497D' }, { hex: '#0563C1' }] },
      { id, at, newId: () => id },
    ),
  ],
  fonts: [defineFont({ name: 'Inter' }, { id, at }), defineFont({ name: 'Georgia' }, { id, at })],
};

const TITLE = 'type="title"';
const BODY = 'type="body" idx="1"';
const place = (x: number, y: number, width: number, height: number): string =>
  `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>`;

const title = placeholder(TITLE, paragraph('The plan'));
const body = (paragraphs: string, more: Parameters<typeof placeholder>[2] = {}): string =>
  placeholder(BODY, paragraphs, { id: 3, ...more });

/** A slide of title and text, with nothing to say against it. */
const CLEAN: SamplePresentation = {
  slides: [title + body(paragraph('Our steps'))],
  minorFont: 'Inter',
  themeColors: { accent1: '0F4C81' },
  layoutShapes:
    placeholder(TITLE, '', { shapeProperties: place(500_000, 500_000, 8_000_000, 900_000) }) +
    placeholder(BODY, '', { shapeProperties: place(500_000, 1_600_000, 8_000_000, 3_000_000) }) +
    textBox(paragraph('Confidential'), { id: 9 }),
};

function findings(sample: SamplePresentation): readonly Finding[] {
  const bytes = samplePresentation({ ...CLEAN, ...sample });
  const verdict = inspectDocument({ bytes, format: 'pptx' }, guideline);
  if (verdict.outcome !== 'judged') throw new Error(verdict.refusal.message);
  return verdict.findings;
}

/** Type, source and first location of each finding. */
function found(sample: SamplePresentation): string[] {
  return findings(sample).map(({ type, source, locations: [first = ''] }) => `${type} ${source} ${first}`);
}

const slide = (more: string): SamplePresentation => ({ slides: [title + body(paragraph('Our steps')) + more] });
const withBody = (paragraphs: string): SamplePresentation => ({ slides: [title + body(paragraphs)] });
const red = '<a:solidFill><a:srgbClr val="C0006B"/></a:solidFill>';
const rpr = (content: string, attributes = ''): string => `<a:rPr ${attributes}>${content}</a:rPr>`;
const box = (content: string): string =>
  textBox('', { id: 4, shapeProperties: place(1_000_000, 4_000_000, 1_000_000, 500_000) + content });
const text = (words: string, x = 1_000_000): string =>
  textBox(paragraph(words), { id: 4, shapeProperties: place(x, 4_700_000, 1_000_000, 500_000) });
const cell = (properties: string): string =>
  `<a:tblGrid><a:gridCol w="1"/></a:tblGrid><a:tr><a:tc><a:txBody>${paragraph('A')}</a:txBody><a:tcPr>${properties}</a:tcPr></a:tc></a:tr>`;
const level = (content: string): string => `<a:lvl1pPr>${content}</a:lvl1pPr>`;
const RUN = 'slide[0]/shape[1]/paragraph[0]/run[0]';

describe('a clean deck', () => {
  it('has no findings by all checks together', () => {
    expect(found({})).toEqual([]);
  });
});

describe('a clean deck with one colour changed', () => {
  const off = 'color.off_palette';
  it.each<[string, SamplePresentation, string]>([
    ['of a run', withBody(paragraph('Our steps', rpr(red))), `run ${RUN}`],
    [
      'of a list style',
      { slides: [title + body(paragraph('Our steps'), { listStyle: level(`<a:defRPr>${red}</a:defRPr>`) })] },
      `shape ${RUN}`,
    ],
    [
      'of the master',
      { textStyles: `<p:bodyStyle>${level(`<a:defRPr>${red}</a:defRPr>`)}</p:bodyStyle>` },
      `master_text_style ${RUN}`,
    ],
    ['of a fill', slide(box(red)), 'shape slide[0]/shape[2]'],
    ['of an outline', slide(box(`<a:ln>${red}</a:ln>`)), 'shape slide[0]/shape[2]'],
    [
      'of a gradient stop',
      slide(box(`<a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="C0006B"/></a:gs></a:gsLst></a:gradFill>`)),
      'shape slide[0]/shape[2]',
    ],
    [
      'of a pattern',
      slide(box(`<a:pattFill><a:fgClr><a:srgbClr val="C0006B"/></a:fgClr></a:pattFill>`)),
      'shape slide[0]/shape[2]',
    ],
    [
      'of a shadow',
      slide(box(`<a:effectLst><a:outerShdw><a:srgbClr val="C0006B"/></a:outerShdw></a:effectLst>`)),
      'shape slide[0]/shape[2]',
    ],
    [
      'of a glow',
      slide(box(`<a:effectLst><a:glow><a:srgbClr val="C0006B"/></a:glow></a:effectLst>`)),
      'shape slide[0]/shape[2]',
    ],
    [
      'of a bevel',
      slide(box(`<a:sp3d><a:contourClr><a:srgbClr val="C0006B"/></a:contourClr></a:sp3d>`)),
      'shape slide[0]/shape[2]',
    ],
    [
      'of a bullet',
      withBody(
        `<a:p><a:pPr><a:buClr><a:srgbClr val="C0006B"/></a:buClr><a:buChar char="•"/></a:pPr><a:r><a:t>A</a:t></a:r></a:p>`,
      ),
      'run slide[0]/shape[1]/paragraph[0]',
    ],
    ['of a cell', slide(table(cell(red))), 'shape slide[0]/shape[2]/cell[0,0]'],
    ['of a border', slide(table(cell(`<a:lnL>${red}</a:lnL>`))), 'shape slide[0]/shape[2]/cell[0,0]'],
    [
      'of what the layout draws',
      { layoutShapes: `${CLEAN.layoutShapes ?? ''}${box(red)}` },
      'layout layout[Sample]/shape[3]',
    ],
    ['of what the master draws', { masterShapes: box(red) }, 'master master[0]/shape[0]'],
    [
      'of a slot of the theme',
      { ...slide(box('<a:solidFill><a:schemeClr val="accent2"/></a:solidFill>')) },
      'theme slide[0]/shape[2]',
    ],
  ])('%s', (_, sample, expected) => {
    expect(found(sample)).toEqual([`${off} ${expected}`]);
  });

  it('of the background', () => {
    const slideBackground = '<p:bg><p:bgPr><a:solidFill><a:srgbClr val="FFE0F0"/></a:solidFill></p:bgPr></p:bg>';
    expect(found({ slideBackground })).toEqual([`${off} shape slide[0]/background`]);
  });

  it('to one that the theme has, written by hand', () => {
    const blue = '<a:solidFill><a:srgbClr val="0F4C81"/></a:solidFill>';
    expect(found(withBody(paragraph('Our steps', rpr(blue))))).toEqual([`color.hardcoded run ${RUN}`]);
  });

  it('to one that cannot be read, or that lies on such a ground', () => {
    const grey = '<a:solidFill><a:srgbClr val="B0B0B0"/></a:solidFill>';
    expect(found(withBody(paragraph('Our steps', rpr(grey))))).toEqual([`contrast.text run ${RUN}`]);
    const dark = '<p:bg><p:bgPr><a:solidFill><a:srgbClr val="404040"/></a:solidFill></p:bgPr></p:bg>';
    expect(found({ slideBackground: dark })).toEqual(['contrast.text built_in slide[0]/shape[0]/paragraph[0]/run[0]']);
  });

  it('to that of its ground', () => {
    const white = '<a:solidFill><a:schemeClr val="bg1"/></a:solidFill>';
    expect(found(withBody(paragraph('Our steps', rpr(white))))).toEqual([
      `contrast.text run ${RUN}`,
      `hidden.text run ${RUN}`,
    ]);
  });
});

describe('a clean deck with one font or size changed', () => {
  const comic = '<a:latin typeface="Comic Sans MS"/>';
  it.each<[string, SamplePresentation, string]>([
    ['font of a run', withBody(paragraph('Our steps', rpr(comic))), `font.unapproved run ${RUN}`],
    [
      'font of the theme',
      { minorFont: 'Comic Sans MS' },
      'font.unapproved theme slide[0]/shape[0]/paragraph[0]/run[0]',
    ],
    [
      'font of a bullet',
      withBody(
        '<a:p><a:pPr><a:buFont typeface="Comic Sans MS"/><a:buAutoNum type="arabicPeriod"/></a:pPr><a:r><a:t>A</a:t></a:r></a:p>',
      ),
      'font.unapproved run slide[0]/shape[1]/paragraph[0]',
    ],
    ['size, too small', withBody(paragraph('Our steps', rpr('', 'sz="800"'))), `font.size_min run ${RUN}`],
    ['size, too large', withBody(paragraph('Our steps', rpr('', 'sz="6600"'))), `font.size_max run ${RUN}`],
    [
      'size in the master',
      { textStyles: `<p:bodyStyle>${level('<a:defRPr sz="900"/>')}</p:bodyStyle>` },
      `font.size_min master_text_style ${RUN}`,
    ],
  ])('%s', (_, sample, expected) => {
    expect(found(sample)).toEqual([expected]);
  });

  it('scale of the autofit', () => {
    const scaled = body(paragraph('Our steps', rpr('', 'sz="1100"'))).replace(
      '<a:bodyPr/>',
      '<a:bodyPr><a:normAutofit fontScale="70000"/></a:bodyPr>',
    );
    const [finding, ...others] = findings({ slides: [title + scaled] });
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      type: 'font.size_min',
      source: 'shape',
      detail: '7.7 pt (11 pt × 70 % autofit), minimum 10 pt.',
    });
  });
});

describe('a clean deck with one thing moved, emptied or hidden', () => {
  const SHAPE = 'slide[0]/shape[2]';
  it.each<[string, SamplePresentation, string[]]>([
    ['an empty placeholder', { slides: [title + body('')] }, ['placeholder.empty shape slide[0]/shape[1]']],
    ['no title', { slides: [body(paragraph('Our steps'))] }, ['title.missing layout slide[0]']],
    [
      'a title moved down',
      {
        slides: [
          placeholder(TITLE, paragraph('The plan'), { shapeProperties: place(500_000, 800_000, 8_000_000, 700_000) }) +
            body(paragraph('Our steps')),
        ],
      },
      ['placeholder.moved shape slide[0]/shape[0]'],
    ],
    [
      'a shape beside the slide',
      slide(textBox('', { id: 4, shapeProperties: place(10_000_000, 0, 500_000, 500_000) })),
      [`shape.off_slide shape ${SHAPE}`],
    ],
    [
      'a shape too small to see',
      slide(textBox('', { id: 4, shapeProperties: place(1_000_000, 4_000_000, 20_000, 500_000) })),
      [`shape.tiny shape ${SHAPE}`],
    ],
    [
      'a shape in the margin',
      slide(textBox('', { id: 4, shapeProperties: place(100_000, 4_000_000, 500_000, 500_000) })),
      [`shape.outside_margin shape ${SHAPE}`],
    ],
    ['a text over another', slide(text('One') + text('Two', 1_200_000)), [`shape.overlap shape ${SHAPE}`]],
    ['a hidden slide', { slideAttributes: 'show="0"' }, ['hidden.slide package slide[0]']],
    ['notes', { notes: paragraph('Speak slowly') }, ['notes.present package slide[0]/notes']],
    ['a double space', withBody(paragraph('Our  steps')), [`text.double_spaces run ${RUN}`]],
    ['a word twice', withBody(paragraph('Our our steps')), [`text.repeated_word run ${RUN}`]],
    ['two exclamation marks', withBody(paragraph('Our steps!!')), [`text.punctuation run ${RUN}`]],
    [
      'no label',
      { layoutShapes: placeholder(TITLE, '') + placeholder(BODY, '') },
      ['footer.confidentiality layout slide[0]'],
    ],
  ])('%s', (_, sample, expected) => {
    expect(found(sample)).toEqual(expected);
  });
});

describe('a clean deck with one thing more in its package', () => {
  const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relationship = (kind: string, target: string, external = false): string =>
    `<Relationship Id="rId50" Type="${RELATIONSHIPS}/${kind}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`;

  it.each<[string, string, Record<string, string>, string]>([
    [
      'macros',
      relationship('vbaProject', '/ppt/vbaProject.bin'),
      { 'ppt/vbaProject.bin': 'x' },
      'security.macros package part[/ppt/vbaProject.bin]',
    ],
    [
      'an embedded file',
      relationship('oleObject', '/ppt/embeddings/a.bin'),
      { 'ppt/embeddings/a.bin': 'x' },
      'security.embedded_file package slide[0]',
    ],
    [
      'something linked',
      relationship('image', 'http://example.com/a.png', true),
      {},
      'security.external_link package slide[0]',
    ],
    [
      'a comment',
      relationship('comments', '/ppt/comments.xml'),
      {
        'ppt/comments.xml':
          '<p:cmLst xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:cm authorId="0"/></p:cmLst>',
      },
      'comments.present package slide[0]',
    ],
  ])('%s', (_, slideRelationship, parts, expected) => {
    expect(found({ slideRelationship, parts })).toEqual([expected]);
  });

  it('an author', () => {
    const core =
      '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>A</dc:title><dc:creator>Kim</dc:creator></cp:coreProperties>';
    const rels =
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
      `<Relationship Id="rId1" Type="${RELATIONSHIPS}/officeDocument" Target="ppt/presentation.xml"/>` +
      '<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>';
    const [finding, ...others] = findings({ parts: { 'docProps/core.xml': core, '_rels/.rels': rels } });
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      type: 'metadata.personal',
      detail: 'Author is stored.',
      locations: ['part[/docProps/core.xml]'],
    });
  });

  it('the content type of a slide show', () => {
    const contentType = 'application/vnd.openxmlformats-officedocument.presentationml.slideshow.main+xml';
    expect(findings({ contentType })).toMatchObject([
      { type: 'file.type_differs', detail: 'Sent as pptx, the main part is a slide show.', locations: ['package'] },
    ]);
  });
});
