import type { DocumentChange, Presentation } from '@livery/office-model';
import { paragraph, placeholder, type SamplePresentation, tableOfOneCell, textBox } from '@livery/office-testing';
import { ACCENT, MAGENTA, TO_ACCENT, type WritingCase } from './writing-cases.ts';

const SLIDE = '/ppt/slides/slide1.xml';
const BODY = 'type="body" idx="1"';
const NONE = { surface: null, source: null } as const;

interface BulletLevel {
  readonly source: NonNullable<WritingCase['source']>;
  readonly sample: (properties: string) => SamplePresentation;
  readonly part: string;
  readonly location: string;
}

const level = (properties: string): string => `<a:lvl1pPr>${properties}<a:buChar char="x"/></a:lvl1pPr>`;
const inBody = { slides: [placeholder(BODY, paragraph('Words'))], layoutShapes: placeholder(BODY, '') };

const BULLET_LEVELS: readonly BulletLevel[] = [
  {
    source: 'run',
    sample: (own) => ({
      slides: [textBox(`<a:p><a:pPr>${own}<a:buChar char="x"/></a:pPr><a:r><a:t>Words</a:t></a:r></a:p>`)],
    }),
    part: SLIDE,
    location: 'slide[0]/shape[0]/paragraph[0]',
  },
  {
    source: 'shape',
    sample: (own) => ({ slides: [placeholder(BODY, paragraph('Words'), { listStyle: level(own) })] }),
    part: SLIDE,
    location: 'slide[0]/shape[0]',
  },
  {
    source: 'layout',
    sample: (own) => ({ ...inBody, layoutShapes: placeholder(BODY, '', { listStyle: level(own) }) }),
    part: '/ppt/layout.xml',
    location: 'layout[Sample]/shape[0]',
  },
  {
    source: 'master',
    sample: (own) => ({ ...inBody, masterShapes: placeholder('type="body"', '', { listStyle: level(own) }) }),
    part: '/ppt/master.xml',
    location: 'master[0]/shape[0]',
  },
  {
    source: 'master_text_style',
    sample: (own) => ({ ...inBody, textStyles: `<p:bodyStyle>${level(own)}</p:bodyStyle>` }),
    part: '/ppt/master.xml',
    location: 'master[0]/text_style[body]/level[0]',
  },
  {
    source: 'presentation_default',
    sample: (own) => ({ slides: [textBox(paragraph('Words'))], defaultTextStyle: level(own) }),
    part: '/ppt/presentation.xml',
    location: 'default_text_style/level[0]',
  },
];

const bulletOf = (model: Presentation) => model.slides[0]?.shapes[0]?.text[0]?.bullet;

const BULLETS: readonly WritingCase[] = BULLET_LEVELS.flatMap(({ source, sample, part, location }) => [
  {
    surface: 'bullet',
    source,
    sample: sample('<a:buClr><a:srgbClr val="C0006B"/></a:buClr>'),
    edit: { part, location, change: { kind: 'color', surface: 'bullet', from: MAGENTA, to: TO_ACCENT } },
    written: ['<a:srgbClr val="C0006B"/>', '<a:schemeClr val="accent1"/>'],
    shown: (model) => bulletOf(model)?.color?.rgb,
    is: ACCENT,
    differs: /\/bullet\//,
  },
  {
    surface: 'bullet',
    source,
    sample: sample('<a:buFont typeface="Papyrus" charset="0"/>'),
    edit: {
      part,
      location,
      change: { kind: 'font', slot: 'latin', from: 'Papyrus', to: { kind: 'typeface', typeface: 'Inter' } },
    },
    written: ['<a:buFont typeface="Papyrus" charset="0"/>', '<a:buFont typeface="Inter"/>'],
    shown: (model) => bulletOf(model)?.fonts[0]?.font.typeface,
    is: 'Inter',
    differs: /\/bullet\//,
  },
]);

const THEME: readonly WritingCase[] = [
  {
    surface: null,
    source: 'theme',
    sample: { slides: [''] },
    edit: {
      part: '/ppt/theme.xml',
      location: 'theme[0]/color[accent1]',
      change: { kind: 'theme_color', slot: 'accent1', from: ACCENT, to: MAGENTA },
    },
    written: ['"4472C4"', '"C0006B"'],
    shown: (model) => model.slides[0]?.theme.colors.find(({ slot }) => slot === 'accent1')?.rgb,
    is: MAGENTA,
    differs: /theme\/colors\/4\/rgb/,
  },
  {
    surface: null,
    source: 'theme',
    sample: { slides: [''] },
    edit: {
      part: '/ppt/theme.xml',
      location: 'theme[0]/font[minor]',
      change: { kind: 'theme_font', collection: 'minor', slot: 'latin', from: 'Calibri', to: 'Inter' },
    },
    written: ['"Calibri"', '"Inter"'],
    shown: (model) => model.slides[0]?.theme.fonts.minor.typeface,
    is: 'Inter',
    differs: /theme\/fonts\/minor\/typeface/,
  },
];

const words: DocumentChange = { kind: 'text', start: 4, end: 9, from: 'words', to: 'A & B' };
const shape = (model: Presentation) => model.slides[0]?.shapes[0];

const TEXTS: readonly WritingCase[] = [
  {
    surface: 'text',
    source: null,
    sample: { slides: [textBox(paragraph('Our words'))] },
    edit: { part: SLIDE, location: 'slide[0]/shape[0]/paragraph[0]', change: words },
    written: ['Our words', 'Our A &amp; B'],
    shown: (model) => shape(model)?.text[0]?.text,
    is: 'Our A & B',
    differs: /\/text$/,
  },
  {
    surface: 'text',
    source: null,
    sample: { slides: [textBox(paragraph('Words')).replace('name="Shape 2"', 'name="Shape 2" descr="Our words"')] },
    edit: { part: SLIDE, location: 'slide[0]/shape[0]', change: words },
    written: ['descr="Our words"', 'descr="Our A &amp; B"'],
    shown: (model) => shape(model)?.description,
    is: 'Our A & B',
    differs: /\/description$/,
  },
  {
    surface: 'table_text',
    source: null,
    sample: { slides: [tableOfOneCell(paragraph('Our words'))] },
    edit: { part: SLIDE, location: 'slide[0]/shape[0]/cell[0,0]/paragraph[0]', change: words },
    written: ['Our words', 'Our A &amp; B'],
    shown: (model) => shape(model)?.rows[0]?.[0]?.text[0]?.text,
    is: 'Our A & B',
    differs: /\/text$/,
  },
  {
    surface: 'notes_text',
    source: null,
    sample: { slides: [''], notes: paragraph('Our words') },
    edit: { part: '/ppt/notes.xml', location: 'slide[0]/notes/paragraph[0]', change: words },
    written: ['Our words', 'Our A &amp; B'],
    shown: (model) => model.slides[0]?.notes[0]?.text,
    is: 'Our A & B',
    differs: /\/text$/,
  },
];

const transform = (x: number, y: number, width: number, height: number): string =>
  `<a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/>`;
const boxed = textBox(paragraph('Words'), {
  shapeProperties: `<a:xfrm>${transform(100, 200, 3000, 4000)}</a:xfrm>`,
});
const FOOTER = placeholder('type="ftr" sz="quarter" idx="11"', paragraph('Northwind'), { id: 7 });

const OTHERS: readonly WritingCase[] = [
  {
    ...NONE,
    sample: { slides: [boxed] },
    edit: {
      part: SLIDE,
      location: 'slide[0]/shape[0]',
      change: {
        kind: 'box',
        from: { x: 100, y: 200, width: 3000, height: 4000 },
        to: { x: 100, y: 250, width: 3500, height: 4000 },
      },
    },
    written: [transform(100, 200, 3000, 4000), transform(100, 250, 3500, 4000)],
    shown: (model) => shape(model)?.frame?.box,
    is: { x: 100, y: 250, width: 3500, height: 4000 },
    differs: /\/frame\/|\/ownBox\//,
  },
  {
    ...NONE,
    sample: { slides: [tableOfOneCell(paragraph('Words')).replace('<a:tblPr firstRow="1">', '<a:tblPr>')] },
    edit: { part: SLIDE, location: 'slide[0]/shape[0]', change: { kind: 'table_header' } },
    written: ['<a:tblPr>', '<a:tblPr firstRow="1">'],
    shown: (model) => shape(model)?.headerRow,
    is: true,
    differs: /\/headerRow$/,
  },
  {
    ...NONE,
    sample: { slides: [`${textBox(paragraph('Words'))}${boxed}`] },
    edit: { part: SLIDE, location: 'slide[0]/shape[1]', change: { kind: 'remove_shape' } },
    written: [boxed, ''],
    shown: (model) => model.slides[0]?.shapes.length,
    is: 1,
    differs: /shapes\/1/,
  },
  {
    ...NONE,
    sample: { slides: [boxed], layoutShapes: FOOTER },
    edit: {
      part: SLIDE,
      location: 'slide[0]',
      change: { kind: 'footer', placeholder: 'ftr', text: null },
    },
    written: [
      '</p:spTree>',
      '<p:sp><p:nvSpPr><p:cNvPr id="3" name="Shape 7"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr>' +
        '<p:ph type="ftr" sz="quarter" idx="11"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/>' +
        '<a:p><a:r><a:t>Northwind</a:t></a:r></a:p></p:txBody></p:sp></p:spTree>',
    ],
    shown: (model) => model.slides[0]?.shapes[1]?.placeholder,
    is: { type: 'ftr', index: 11 },
    differs: /shapes\/1/,
  },
];

export const CONTENT_CASES: readonly WritingCase[] = [...BULLETS, ...THEME, ...TEXTS, ...OTHERS];
