import { paragraph, placeholder, type SamplePresentation, tableOfOneCell, textBox } from '@livery/office-testing';
import { ALL_RUNS, BODY, layoutWith, LAYOUT_SHAPES, place, slideWith } from '../clean-deck.ts';
import type { Mutant, Predicted } from '../mutant.ts';
import { offPalette, type OffPalette } from '../off-palette.ts';

const RUN = 'slide[0]/shape[1]/paragraph[0]/run[0]';
const SHAPE = 'slide[0]/shape[5]';
const SOME_COLOR = '<a:srgbClr val="C0006B"/>';
const SOME_FILL = `<a:solidFill>${SOME_COLOR}</a:solidFill>`;
const BULLET = `<a:p><a:pPr><a:buClr>${SOME_COLOR}</a:buClr><a:buChar char="•"/></a:pPr><a:r><a:t>Our steps</a:t></a:r></a:p>`;
const BLUE_FILL = '<a:solidFill><a:srgbClr val="0F4C81"/></a:solidFill>';

const level = (content: string): string => `<a:lvl1pPr><a:defRPr>${content}</a:defRPr></a:lvl1pPr>`;
const slot = (name: string, inside = ''): string =>
  `<a:solidFill><a:schemeClr val="${name}">${inside}</a:schemeClr></a:solidFill>`;
const box = (content: string, style = ''): string =>
  textBox('', { id: 10, shapeProperties: place(1_000_000, 4_000_000, 1_000_000, 500_000) + content, style });
const body = (properties: string): SamplePresentation =>
  slideWith({ body: placeholder(BODY, paragraph('Our steps', `<a:rPr>${properties}</a:rPr>`), { id: 3 }) });
const background = (content: string): string => `<p:bg><p:bgPr>${content}</p:bgPr></p:bg>`;
const cell = (properties: string, style = ''): string => tableOfOneCell(paragraph('A'), style, properties);

/** The colour scheme of the house with other slots. */
function overrideOf(slots: Readonly<Record<string, string>>): string {
  const scheme = { dk1: '000000', lt1: 'FFFFFF', dk2: '1F497D', lt2: 'EEECE1', accent1: '0F4C81', accent2: 'ED7D31' };
  const colors = Object.entries({ ...scheme, hlink: '0563C1', ...slots });
  return colors.map(([name, hex]) => `<a:${name}><a:srgbClr val="${hex}"/></a:${name}>`).join('');
}

function themeOverride(links: string, scheme: string): SamplePresentation {
  const xmlns = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
  return {
    relationships: { [links]: [{ id: 'override', type: 'themeOverride', target: '/ppt/themeOverride1.xml' }] },
    parts: {
      'ppt/themeOverride1.xml': `<a:themeOverride ${xmlns}><a:clrScheme name="Other">${scheme}</a:clrScheme></a:themeOverride>`,
    },
  };
}

const onSlide = ({ where = 'on the slide', ...facts }: Omit<OffPalette, 'where'> & { where?: string }): Predicted =>
  offPalette({ ...facts, where });

function ofText(source: Predicted['source'], place_: string | null, where?: string): Predicted {
  const locations = place_ === null ? [RUN] : [RUN, place_];
  return onSlide({ source, surface: 'text', use: 'the text of 1 run', locations, ...(where && { where }) });
}

function ofShape(surface: OffPalette['surface'], use: string, location = SHAPE): Predicted {
  return onSlide({ source: 'shape', surface, use, locations: [location] });
}

/** One property at one level, and the finding on colour off the palette that it gives. */
const OFF_PALETTE: readonly (readonly [name: string, deck: SamplePresentation, finding: Predicted])[] = [
  ['the text colour of a run', body(SOME_FILL), ofText('run', null)],
  [
    'the text colour of a list style',
    slideWith({ body: placeholder(BODY, paragraph('Our steps'), { id: 3, listStyle: level(SOME_FILL) }) }),
    ofText('shape', null),
  ],
  [
    'the text colour of a placeholder of the layout',
    layoutWith({
      body: placeholder(BODY, '', {
        shapeProperties: place(500_000, 1_600_000, 8_000_000, 1_900_000),
        id: 3,
        listStyle: level(SOME_FILL),
      }),
    }),
    ofText('layout', 'layout[Sample]/shape[1]', 'in the layout "Sample"'),
  ],
  [
    'the text colour of a placeholder of the master',
    { masterShapes: placeholder('type="body" idx="1"', '', { listStyle: level(SOME_FILL) }) },
    ofText('master', 'master[0]/shape[0]', 'in the master "House"'),
  ],
  [
    'the text colour of a text style of the master',
    { textStyles: `<p:bodyStyle>${level(SOME_FILL)}</p:bodyStyle>` },
    ofText('master_text_style', 'master[0]/text_style[body]/level[0]', 'in the body style of the master "House"'),
  ],
  [
    'the colour of a shape style',
    {
      ...slideWith({}, box('', `<p:style><a:fillRef idx="1">${SOME_COLOR}</a:fillRef></p:style>`)),
      fillStyles: '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>',
    },
    onSlide({ source: 'shape_style', surface: 'fill', use: 'the fill of 1 shape', locations: [SHAPE] }),
  ],
  ['a fill', slideWith({}, box(SOME_FILL)), ofShape('fill', 'the fill of 1 shape')],
  ['an outline', slideWith({}, box(`<a:ln>${SOME_FILL}</a:ln>`)), ofShape('line', 'the outline of 1 shape')],
  [
    'a gradient stop',
    slideWith({}, box(`<a:gradFill><a:gsLst><a:gs pos="0">${SOME_COLOR}</a:gs></a:gsLst></a:gradFill>`)),
    ofShape('gradient_stop', '1 gradient stop'),
  ],
  [
    'a pattern',
    slideWith({}, box(`<a:pattFill><a:fgClr>${SOME_COLOR}</a:fgClr></a:pattFill>`)),
    ofShape('pattern', '1 pattern fill'),
  ],
  [
    'a shadow',
    slideWith({}, box(`<a:effectLst><a:outerShdw>${SOME_COLOR}</a:outerShdw></a:effectLst>`)),
    ofShape('shadow', 'the shadow of 1 shape'),
  ],
  [
    'a glow',
    slideWith({}, box(`<a:effectLst><a:glow>${SOME_COLOR}</a:glow></a:effectLst>`)),
    ofShape('glow', 'the glow of 1 shape'),
  ],
  [
    'a bevel',
    slideWith({}, box(`<a:sp3d><a:contourClr>${SOME_COLOR}</a:contourClr></a:sp3d>`)),
    ofShape('effect3d', 'an effect of 1 shape'),
  ],
  [
    'a highlight',
    body(`${slot('bg1')}<a:highlight>${SOME_COLOR}</a:highlight>`),
    onSlide({ source: 'run', surface: 'highlight', use: 'the highlight of 1 run', locations: [RUN] }),
  ],
  [
    'a bullet',
    slideWith({ body: placeholder(BODY, BULLET, { id: 3 }) }),
    onSlide({ source: 'run', surface: 'bullet', use: '1 bullet', locations: ['slide[0]/shape[1]/paragraph[0]'] }),
  ],
  [
    'bullets of two shapes',
    slideWith({
      body: placeholder(BODY, BULLET, { id: 3 }),
      date: placeholder('type="dt" idx="10"', BULLET.replace('Our steps', 'January'), { id: 4 }),
    }),
    onSlide({
      source: 'run',
      surface: 'bullet',
      use: '2 bullets',
      locations: ['slide[0]/shape[1]/paragraph[0]', 'slide[0]/shape[2]/paragraph[0]'],
    }),
  ],
  ['a cell', slideWith({}, cell(SOME_FILL)), ofShape('table_fill', 'the fill of 1 table cell', `${SHAPE}/cell[0,0]`)],
  [
    'a border of a cell',
    slideWith({}, cell(`<a:lnL>${SOME_FILL}</a:lnL>`)),
    ofShape('table_border', 'the borders of 1 table cell', `${SHAPE}/cell[0,0]`),
  ],
  [
    'a table style',
    {
      ...slideWith({}, cell('', '<a:tableStyleId>{AB}</a:tableStyleId>')),
      tableStyles:
        '<a:tblStyle styleId="{AB}" styleName="Rows"><a:wholeTbl><a:tcStyle><a:fill>' +
        `${slot('accent1')}</a:fill></a:tcStyle></a:wholeTbl><a:firstRow><a:tcTxStyle>${SOME_COLOR}</a:tcTxStyle>` +
        `<a:tcStyle><a:fill>${slot('bg1')}</a:fill></a:tcStyle></a:firstRow></a:tblStyle>`,
    },
    onSlide({
      source: 'table_style',
      surface: 'table_text',
      use: 'the text of 1 run',
      where: 'in the table style "Rows"',
      locations: [`${SHAPE}/cell[0,0]/paragraph[0]/run[0]`, 'table_style[Rows]'],
    }),
  ],
  [
    'a shape in a group',
    slideWith(
      {},
      `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="40" name="Group" descr="Two boxes"/></p:nvGrpSpPr><p:grpSpPr/>${box('')}${box(SOME_FILL)}</p:grpSp>`,
    ),
    ofShape('fill', 'the fill of 1 shape', `${SHAPE}/child[1]`),
  ],
  [
    'what the layout draws',
    layoutWith({}, box(SOME_FILL)),
    onSlide({
      source: 'layout',
      surface: 'fill',
      use: 'the fill of 1 shape',
      locations: ['layout[Sample]/shape[7]'],
      where: 'on the layout "Sample"',
    }),
  ],
  [
    'what the master draws',
    { masterShapes: box(SOME_FILL) },
    onSlide({
      source: 'master',
      surface: 'fill',
      use: 'the fill of 1 shape',
      locations: ['master[0]/shape[0]'],
      where: 'on the master "House"',
    }),
  ],
];

const GROUPED = box('<a:grpFill/>');
const OVERRIDE = overrideOf({ accent1: 'C0006B' });
const OVERRIDDEN_SLOT = 'part[/ppt/themeOverride1.xml]/color[accent1]';
const OVERRIDDEN: readonly Predicted[] = [
  {
    type: 'color.off_palette',
    severity: 'high',
    title: 'Colour is not in the palette',
    detail:
      'C0006B (accent1 of the override of the theme "House") is used for the fill of 1 shape. Nearest: 1F497D, distance 38.2. Fix it in the override of the theme "House".',
    source: 'theme',
    locations: [SHAPE, OVERRIDDEN_SLOT],
    color: ['#C0006B', 'fill'],
  },
  {
    type: 'color.theme_palette',
    severity: 'high',
    title: 'Theme colour is off brand',
    detail: 'accent1 is C0006B, required 0F4C81.',
    source: 'theme',
    locations: [OVERRIDDEN_SLOT],
    color: ['#C0006B', null],
  },
];

const PALE = (source: Predicted['source'], locations: readonly string[], where: string): Predicted => ({
  type: 'color.off_palette',
  severity: 'high',
  title: 'Colour is not in the palette',
  detail: `FFE0F0 is used for the background of 1 slide. Nearest: 0563C1, distance 48.1. Fix it ${where}.`,
  source,
  locations,
  color: ['#FFE0F0', 'background'],
});
const PALE_FILL = background('<a:solidFill><a:srgbClr val="FFE0F0"/></a:solidFill>');

const unreadable = (source: Predicted['source'], ratio: string, locations: readonly string[], origin: string) =>
  ({
    type: 'contrast.text',
    severity: 'high',
    title: 'Text is hard to read',
    detail: `B0B0B0 on FFFFFF has a contrast of ${ratio} : 1, required 3.0 : 1. 0563C1 would reach 5.8 : 1.${origin}`,
    source,
    locations,
    color: ['#B0B0B0', 'text'],
  }) satisfies Predicted;

const GREY_FILL = '<a:solidFill><a:srgbClr val="B0B0B0"/></a:solidFill>';

export const colorMutants: readonly Mutant[] = [
  ...OFF_PALETTE.map(([name, deck, finding]) => ({ name, deck, findings: [finding] })),
  {
    name: 'the fill of a group, which one of its shapes wears',
    deck: slideWith(
      {},
      `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="40" name="Group" descr="Two boxes"/></p:nvGrpSpPr><p:grpSpPr>${SOME_FILL}</p:grpSpPr>${GROUPED}${box('')}</p:grpSp>`,
    ),
    findings: [ofShape('fill', 'the fill of 1 shape', `${SHAPE}/child[0]`)],
  },
  {
    name: 'a slot of the theme by an override of the slide',
    deck: { ...slideWith({}, box(slot('accent1'))), ...themeOverride('ppt/slides/slide1.xml', OVERRIDE) },
    findings: OVERRIDDEN,
  },
  {
    name: 'a slot of the theme by an override of the layout',
    deck: { ...slideWith({}, box(slot('accent1'))), ...themeOverride('ppt/layout.xml', OVERRIDE) },
    findings: OVERRIDDEN,
  },
  {
    name: 'the text colour of the default text style',
    deck: { defaultTextStyle: level(SOME_FILL) },
    findings: [
      onSlide({
        source: 'presentation_default',
        surface: 'text',
        use: 'the text of 6 runs',
        where: 'in the default text style of the presentation',
        locations: [...ALL_RUNS, 'default_text_style/level[0]'],
      }),
    ],
  },
  {
    name: 'the text colour of notes',
    deck: { notes: paragraph('Speak slowly', `<a:rPr>${SOME_FILL}</a:rPr>`) },
    findings: [
      onSlide({
        source: 'run',
        surface: 'notes_text',
        use: 'the text of 1 run',
        locations: ['slide[0]/notes/paragraph[0]/run[0]'],
      }),
      {
        type: 'notes.present',
        severity: 'medium',
        title: 'Speaker notes',
        detail: 'The slide has 12 characters of notes.',
        source: 'package',
        locations: ['slide[0]/notes'],
      },
    ],
  },
  {
    name: 'the background of the slide',
    deck: { slideBackground: PALE_FILL },
    findings: [PALE('shape', ['slide[0]/background'], 'on the slide')],
  },
  {
    name: 'the background of the master',
    deck: { masterBackground: PALE_FILL },
    findings: [PALE('master', ['slide[0]/background', 'master[0]/background'], 'in the master "House"')],
  },
  {
    name: 'the use of a slot of the theme that is off the palette',
    deck: slideWith({}, box(slot('accent2'))),
    findings: [
      {
        type: 'color.off_palette',
        severity: 'high',
        title: 'Colour is not in the palette',
        detail:
          'ED7D31 (accent2 of the theme "House") is used for the fill of 1 shape. Nearest: 0563C1, distance 53.4. Fix it in the theme "House".',
        source: 'theme',
        locations: [SHAPE, 'theme[0]/color[accent2]'],
        color: ['#ED7D31', 'fill'],
      },
    ],
  },
  {
    name: 'the colour map of the slide',
    deck: {
      ...slideWith({}, box(slot('accent1'))),
      slideEnd:
        '<p:clrMapOvr><a:overrideClrMapping bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent2" hlink="hlink"/></p:clrMapOvr>',
    },
    findings: [
      {
        type: 'color.off_palette',
        severity: 'high',
        title: 'Colour is not in the palette',
        detail:
          'ED7D31 (accent2 of the theme "House") is used for the fill of 1 shape. Nearest: 0563C1, distance 53.4. Fix it in the theme "House".',
        source: 'theme',
        locations: [SHAPE, 'theme[0]/color[accent2]'],
        color: ['#ED7D31', 'fill'],
      },
    ],
  },
  {
    name: 'a colour of the theme to one that the theme has, written by hand',
    deck: body(BLUE_FILL),
    findings: [
      {
        type: 'color.hardcoded',
        severity: 'low',
        title: 'Colour is not bound to the theme',
        detail: '0F4C81 equals accent1 but is written as RGB in 1 run.',
        source: 'run',
        locations: [RUN],
        color: ['#0F4C81', 'text'],
      },
    ],
  },
  {
    name: 'a slot of the theme',
    deck: { themeColors: { accent1: '1F497D' } },
    findings: [
      {
        type: 'color.theme_palette',
        severity: 'high',
        title: 'Theme colour is off brand',
        detail: 'accent1 is 1F497D, required 0F4C81.',
        source: 'theme',
        locations: ['theme[0]/color[accent1]'],
        color: ['#1F497D', null],
      },
    ],
  },
  {
    name: 'the opacity of a fill',
    deck: slideWith({}, box(slot('accent1', '<a:alpha val="60000"/>'))),
    findings: [
      {
        type: 'color.transparency',
        severity: 'low',
        title: 'Brand colour is transparent',
        detail: 'Blue at 60 % opacity, allowed 100 %.',
        source: 'shape',
        locations: [SHAPE],
        color: ['#0F4C81', 'fill'],
      },
    ],
  },
  {
    name: 'the text colour of a run to a pale one',
    deck: body(GREY_FILL),
    findings: [unreadable('run', '2.1', [RUN], '')],
  },
  {
    name: 'the text colour of a placeholder of the layout to a pale one',
    deck: layoutWith({
      title: LAYOUT_SHAPES.title.replace('<a:lstStyle>', `<a:lstStyle>${level(GREY_FILL)}`),
    }),
    findings: [
      unreadable(
        'layout',
        '2.1',
        ['slide[0]/shape[0]/paragraph[0]/run[0]', 'layout[Sample]/shape[0]'],
        ' The colour is set in the layout "Sample".',
      ),
    ],
  },
  {
    name: 'the text colour of a run to that of its ground',
    deck: body(slot('bg1')),
    findings: [
      {
        type: 'contrast.text',
        severity: 'high',
        title: 'Text is hard to read',
        detail: 'FFFFFF on FFFFFF has a contrast of 1.0 : 1, required 3.0 : 1. 0563C1 would reach 5.8 : 1.',
        source: 'run',
        locations: [RUN],
        color: ['#FFFFFF', 'text'],
      },
      {
        type: 'hidden.text',
        severity: 'medium',
        title: 'Hidden text',
        detail: '9 characters cannot be seen.',
        source: 'run',
        locations: [RUN],
      },
    ],
  },
];
