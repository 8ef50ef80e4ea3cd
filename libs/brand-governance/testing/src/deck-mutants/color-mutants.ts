import { paragraph, placeholder, type SamplePresentation, tableOfOneCell, textBox } from '@livery/office-testing';
import { ALL_RUNS, BODY, layoutWith, LAYOUT_SHAPES, transform, slideWith } from '../clean-deck.ts';
import type { ExpectedFinding } from '../expected-finding.ts';
import type { DeckMutant } from '../mutant.ts';
import { inNotes, NOTES_PRESENT } from '../notes-finding.ts';
import {
  OFF_PALETTE_COLOR,
  OFF_PALETTE_FILL,
  type OffPalette,
  offPaletteFinding,
  paleOffPaletteFinding,
} from '../off-palette-finding.ts';

const RUN = 'slide[0]/shape[1]/paragraph[0]/run[0]';
const SHAPE = 'slide[0]/shape[5]';
const BULLET = `<a:p><a:pPr><a:buClr>${OFF_PALETTE_COLOR}</a:buClr><a:buChar char="•"/></a:pPr><a:r><a:t>Our steps</a:t></a:r></a:p>`;
const BLUE_FILL = '<a:solidFill><a:srgbClr val="0F4C81"/></a:solidFill>';

/** A freeform of three points that is filled with the blue of the theme. */
const BLUE_TRIANGLE =
  transform(1_000_000, 4_000_000, 1_000_000, 500_000) +
  '<a:custGeom><a:pathLst><a:path w="2" h="1"><a:moveTo><a:pt x="1" y="0"/></a:moveTo><a:lnTo><a:pt x="2" y="1"/></a:lnTo>' +
  '<a:lnTo><a:pt x="0" y="1"/></a:lnTo><a:close/></a:path></a:pathLst></a:custGeom>' +
  '<a:solidFill><a:schemeClr val="accent1"/></a:solidFill>';

const level = (content: string): string => `<a:lvl1pPr><a:defRPr>${content}</a:defRPr></a:lvl1pPr>`;
const slot = (name: string, inside = ''): string =>
  `<a:solidFill><a:schemeClr val="${name}">${inside}</a:schemeClr></a:solidFill>`;
const box = (content: string, style = ''): string =>
  textBox('', { id: 10, shapeProperties: transform(1_000_000, 4_000_000, 1_000_000, 500_000) + content, style });
const body = (properties: string): SamplePresentation =>
  slideWith({ body: placeholder(BODY, paragraph('Our steps', `<a:rPr>${properties}</a:rPr>`), { id: 3 }) });
const background = (content: string): string => `<p:bg><p:bgPr>${content}</p:bgPr></p:bg>`;
const cell = (properties: string, style = ''): string => tableOfOneCell(paragraph('A'), style, properties);

/** The colour scheme of the clean deck with some slots changed. */
function overrideOf(slots: Readonly<Record<string, string>>): string {
  const scheme = { dk1: '000000', lt1: 'FFFFFF', dk2: '1F497D', lt2: 'EEECE1', accent1: '0F4C81', accent2: 'ED7D31' };
  const colors = Object.entries({ ...scheme, hlink: '0563C1', ...slots });
  return colors.map(([name, hex]) => `<a:${name}><a:srgbClr val="${hex}"/></a:${name}>`).join('');
}

/** A theme override of the slide or the layout that is the part `source`. */
function themeOverride(source: string, scheme: string): SamplePresentation {
  const xmlns = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
  return {
    relationships: { [source]: [{ id: 'override', type: 'themeOverride', target: '/ppt/themeOverride1.xml' }] },
    parts: {
      'ppt/themeOverride1.xml': `<a:themeOverride ${xmlns}><a:clrScheme name="Other">${scheme}</a:clrScheme></a:themeOverride>`,
    },
  };
}

/** The finding on a colour off the palette; it is to be fixed on the slide unless `where` says otherwise. */
const onSlide = ({
  fix = 'Fix it on the slide',
  ...facts
}: Omit<OffPalette, 'fix'> & { fix?: string }): ExpectedFinding => offPaletteFinding({ ...facts, fix });

function ofText(source: ExpectedFinding['source'], setIn: string | null, fix?: string): ExpectedFinding {
  const locations = setIn === null ? [RUN] : [RUN, setIn];
  return onSlide({ source, surface: 'text', use: 'colours 1 piece of text', locations, ...(fix && { fix }) });
}

function ofPart(use: string): ExpectedFinding {
  return onSlide({ source: 'run', surface: 'text', use, locations: [RUN] });
}

function ofShape(surface: OffPalette['surface'], use: string, location = SHAPE): ExpectedFinding {
  return onSlide({ source: 'shape', surface, use, locations: [location] });
}

/** The finding on the body text when its colour is unknown, however many runs it has. */
function unknownText(detail: string): ExpectedFinding {
  return {
    type: 'check.not_evaluable',
    severity: 'low',
    title: 'Text could not be checked',
    detail,
    source: 'shape',
    locations: ['slide[0]/shape[1]'],
  };
}

/** Mutants with one colour off the palette, and the finding on it. */
const ONE_COLOR_OFF_PALETTE: readonly (readonly [
  name: string,
  change: SamplePresentation,
  finding: ExpectedFinding,
])[] = [
  ['a run of the body text has a colour off the palette', body(OFF_PALETTE_FILL), ofText('run', null)],
  [
    'a run of the body text has an outline off the palette',
    body(`<a:ln w="9525">${OFF_PALETTE_FILL}</a:ln>`),
    ofPart('outlines 1 piece of text'),
  ],
  [
    'a run of the body text has a glow off the palette',
    body(`<a:effectLst><a:glow rad="63500">${OFF_PALETTE_COLOR}</a:glow></a:effectLst>`),
    ofPart('is in an underline or an effect of 1 piece of text'),
  ],
  [
    'a run of the body text is underlined in a colour off the palette',
    slideWith({
      body: placeholder(BODY, paragraph('Our steps', `<a:rPr u="sng"><a:uFill>${OFF_PALETTE_FILL}</a:uFill></a:rPr>`), {
        id: 3,
      }),
    }),
    ofPart('is in an underline or an effect of 1 piece of text'),
  ],
  [
    'a run of the body text without a fill has an outline off the palette',
    body(`<a:ln w="9525">${OFF_PALETTE_FILL}</a:ln><a:noFill/>`),
    ofText('run', null),
  ],
  [
    'the list style of the body placeholder sets a text colour off the palette',
    slideWith({ body: placeholder(BODY, paragraph('Our steps'), { id: 3, listStyle: level(OFF_PALETTE_FILL) }) }),
    ofText('shape', null),
  ],
  [
    'the body placeholder of the layout sets a text colour off the palette',
    layoutWith({
      body: placeholder(BODY, '', {
        shapeProperties: transform(500_000, 1_600_000, 8_000_000, 1_900_000),
        id: 3,
        listStyle: level(OFF_PALETTE_FILL),
      }),
    }),
    ofText('layout', 'layout[Sample]/shape[1]', 'The layout "Sample" sets it: change it there (View ▸ Slide Master)'),
  ],
  [
    'the body placeholder of the master sets a text colour off the palette',
    { masterShapes: placeholder('type="body" idx="1"', '', { listStyle: level(OFF_PALETTE_FILL) }) },
    ofText('master', 'master[0]/shape[0]', 'The master "House" sets it: change it there (View ▸ Slide Master)'),
  ],
  [
    'the body text style of the master sets a text colour off the palette',
    { textStyles: `<p:bodyStyle>${level(OFF_PALETTE_FILL)}</p:bodyStyle>` },
    ofText(
      'master_text_style',
      'master[0]/text_style[body]/level[0]',
      'The body style of the master "House" sets it: change it there (View ▸ Slide Master)',
    ),
  ],
  [
    'the style of a shape fills it with a colour off the palette',
    {
      ...slideWith({}, box('', `<p:style><a:fillRef idx="1">${OFF_PALETTE_COLOR}</a:fillRef></p:style>`)),
      fillStyles: '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>',
    },
    onSlide({ source: 'shape_style', surface: 'fill', use: 'fills 1 shape', locations: [SHAPE] }),
  ],
  [
    'a shape is filled with a colour off the palette',
    slideWith({}, box(OFF_PALETTE_FILL)),
    ofShape('fill', 'fills 1 shape'),
  ],
  [
    'outlines a shape has a colour off the palette',
    slideWith({}, box(`<a:ln>${OFF_PALETTE_FILL}</a:ln>`)),
    ofShape('line', 'outlines 1 shape'),
  ],
  [
    'a gradient stop of a shape has a colour off the palette',
    slideWith({}, box(`<a:gradFill><a:gsLst><a:gs pos="0">${OFF_PALETTE_COLOR}</a:gs></a:gsLst></a:gradFill>`)),
    ofShape('gradient_stop', 'colours 1 gradient stop'),
  ],
  [
    'the pattern fill of a shape has a colour off the palette',
    slideWith({}, box(`<a:pattFill><a:fgClr>${OFF_PALETTE_COLOR}</a:fgClr></a:pattFill>`)),
    ofShape('pattern', 'colours 1 pattern fill'),
  ],
  [
    'is the shadow of a shape has a colour off the palette',
    slideWith({}, box(`<a:effectLst><a:outerShdw>${OFF_PALETTE_COLOR}</a:outerShdw></a:effectLst>`)),
    ofShape('shadow', 'is the shadow of 1 shape'),
  ],
  [
    'is the glow of a shape has a colour off the palette',
    slideWith({}, box(`<a:effectLst><a:glow>${OFF_PALETTE_COLOR}</a:glow></a:effectLst>`)),
    ofShape('glow', 'is the glow of 1 shape'),
  ],
  [
    'the contour of a three-dimensional shape has a colour off the palette',
    slideWith({}, box(`<a:sp3d><a:contourClr>${OFF_PALETTE_COLOR}</a:contourClr></a:sp3d>`)),
    ofShape('effect3d', 'is an effect of 1 shape'),
  ],
  [
    'a run of the body text is highlighted in a colour off the palette',
    body(`${slot('bg1')}<a:highlight>${OFF_PALETTE_COLOR}</a:highlight>`),
    onSlide({ source: 'run', surface: 'highlight', use: 'highlights 1 piece of text', locations: [RUN] }),
  ],
  [
    'a bullet of the body text has a colour off the palette',
    slideWith({ body: placeholder(BODY, BULLET, { id: 3 }) }),
    onSlide({
      source: 'run',
      surface: 'bullet',
      use: 'colours 1 bullet',
      locations: ['slide[0]/shape[1]/paragraph[0]'],
    }),
  ],
  [
    'the bullets of two placeholders have one colour off the palette',
    slideWith({
      body: placeholder(BODY, BULLET, { id: 3 }),
      date: placeholder('type="dt" idx="10"', BULLET.replace('Our steps', 'January'), { id: 4 }),
    }),
    onSlide({
      source: 'run',
      surface: 'bullet',
      use: 'colours 2 bullets',
      locations: ['slide[0]/shape[1]/paragraph[0]', 'slide[0]/shape[2]/paragraph[0]'],
    }),
  ],
  [
    'a table cell is filled with a colour off the palette',
    slideWith({}, cell(OFF_PALETTE_FILL)),
    ofShape('table_fill', 'fills 1 table cell', `${SHAPE}/cell[0,0]`),
  ],
  [
    'the left border of a table cell has a colour off the palette',
    slideWith({}, cell(`<a:lnL>${OFF_PALETTE_FILL}</a:lnL>`)),
    ofShape('table_border', 'borders 1 table cell', `${SHAPE}/cell[0,0]`),
  ],
  [
    'a table style sets a text colour off the palette for the first row',
    {
      ...slideWith({}, cell('', '<a:tableStyleId>{AB}</a:tableStyleId>')),
      tableStyles:
        '<a:tblStyle styleId="{AB}" styleName="Rows"><a:wholeTbl><a:tcStyle><a:fill>' +
        `${slot('accent1')}</a:fill></a:tcStyle></a:wholeTbl><a:firstRow><a:tcTxStyle>${OFF_PALETTE_COLOR}</a:tcTxStyle>` +
        `<a:tcStyle><a:fill>${slot('bg1')}</a:fill></a:tcStyle></a:firstRow></a:tblStyle>`,
    },
    onSlide({
      source: 'table_style',
      surface: 'table_text',
      use: 'colours 1 piece of text',
      fix: 'The table style "Rows" sets it: change it there',
      locations: [`${SHAPE}/cell[0,0]/paragraph[0]/run[0]`, 'table_style[Rows]'],
    }),
  ],
  [
    'a shape in a group is filled with a colour off the palette',
    slideWith(
      {},
      `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="40" name="Group" descr="Two boxes"/></p:nvGrpSpPr><p:grpSpPr/>${box('')}${box(OFF_PALETTE_FILL)}</p:grpSp>`,
    ),
    ofShape('fill', 'fills 1 shape', `${SHAPE}/child[1]`),
  ],
  [
    'the layout shows a shape that is filled with a colour off the palette',
    layoutWith({}, box(OFF_PALETTE_FILL)),
    onSlide({
      source: 'layout',
      surface: 'fill',
      use: 'fills 1 shape',
      locations: ['layout[Sample]/shape[7]'],
      fix: 'Fix it on the layout "Sample"',
    }),
  ],
  [
    'the master shows a shape that is filled with a colour off the palette',
    { masterShapes: box(OFF_PALETTE_FILL) },
    onSlide({
      source: 'master',
      surface: 'fill',
      use: 'fills 1 shape',
      locations: ['master[0]/shape[0]'],
      fix: 'Fix it on the master "House"',
    }),
  ],
];

const GROUPED = box('<a:grpFill/>');
const OVERRIDE = overrideOf({ accent1: 'C0006B' });
const OVERRIDDEN_SLOT = 'part[/ppt/themeOverride1.xml]/color[accent1]';
const OVERRIDDEN: readonly ExpectedFinding[] = [
  {
    type: 'color.off_palette',
    severity: 'high',
    title: 'Colour is not in the palette',
    detail:
      '#C0006B fills 1 shape and is no brand colour. Yours is Blue #0F4C81, clearly different (ΔE 41). It is Accent 1 of the override of the theme "House": change it there, once.',
    source: 'theme',
    locations: [SHAPE, OVERRIDDEN_SLOT],
    color: ['#C0006B', 'fill'],
  },
];

const paleBackground = (source: OffPalette['source'], locations: readonly string[], fix: string) =>
  paleOffPaletteFinding({ surface: 'background', use: 'is the background of 1 slide', source, locations, fix });
const PALE_FILL = background('<a:solidFill><a:srgbClr val="FFE0F0"/></a:solidFill>');

const unreadable = (source: ExpectedFinding['source'], ratio: string, locations: readonly string[], origin: string) =>
  ({
    type: 'contrast.text',
    severity: 'high',
    title: 'Text is hard to read',
    detail: `#B0B0B0 on #FFFFFF is hard to read: ${ratio} : 1, needed 3.0 : 1. #0563C1 reaches 5.8 : 1.${origin}`,
    source,
    locations,
    color: ['#B0B0B0', 'text'],
  }) satisfies ExpectedFinding;

/** The note on a text that may lie beside the fill of its shape. */
const perhapsBeside = (name: string, location: string): ExpectedFinding => ({
  type: 'check.not_evaluable',
  severity: 'low',
  title: 'Contrast could not be checked',
  detail: `Text that lies over a part of the shape "${name}".`,
  source: 'shape',
  locations: [`${location}/paragraph[0]`],
});

const GREY_FILL = '<a:solidFill><a:srgbClr val="B0B0B0"/></a:solidFill>';

export const colorMutants: readonly DeckMutant[] = [
  ...ONE_COLOR_OFF_PALETTE.map(([name, change, finding]) => ({ name, change, findings: [finding] })),
  {
    name: 'a group is filled with a colour off the palette, and one of its shapes takes the fill of the group',
    change: slideWith(
      {},
      `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="40" name="Group" descr="Two boxes"/></p:nvGrpSpPr><p:grpSpPr>${OFF_PALETTE_FILL}</p:grpSpPr>${GROUPED}${box('')}</p:grpSp>`,
    ),
    findings: [ofShape('fill', 'fills 1 shape', `${SHAPE}/child[0]`)],
  },
  {
    name: 'the theme override of the slide sets accent1, which fills a shape, to a colour off the palette',
    change: { ...slideWith({}, box(slot('accent1'))), ...themeOverride('ppt/slides/slide1.xml', OVERRIDE) },
    findings: OVERRIDDEN,
  },
  {
    name: 'the theme override of the layout sets accent1, which fills a shape, to a colour off the palette',
    change: { ...slideWith({}, box(slot('accent1'))), ...themeOverride('ppt/layout.xml', OVERRIDE) },
    findings: OVERRIDDEN,
  },
  {
    name: 'the default text style of the presentation sets a text colour off the palette',
    change: { defaultTextStyle: level(OFF_PALETTE_FILL) },
    findings: [
      onSlide({
        source: 'presentation_default',
        surface: 'text',
        use: 'colours 6 pieces of text',
        fix: 'The default text style of the presentation sets it: change it there',
        locations: [...ALL_RUNS, 'default_text_style/level[0]'],
      }),
    ],
  },
  {
    name: 'a run of the speaker notes has a colour off the palette',
    change: { notes: paragraph('Speak slowly', `<a:rPr>${OFF_PALETTE_FILL}</a:rPr>`) },
    findings: [
      inNotes(
        onSlide({
          source: 'run',
          surface: 'notes_text',
          use: 'colours 1 piece of text',
          fix: 'Fix it in the notes',
          locations: ['slide[0]/notes/paragraph[0]/run[0]'],
        }),
        'medium',
      ),
      NOTES_PRESENT,
    ],
  },
  {
    name: 'is the background of the slide has a colour off the palette',
    change: { slideBackground: PALE_FILL },
    findings: [paleBackground('shape', ['slide[0]/background'], 'Fix it on the slide')],
  },
  {
    name: 'is the background of the master has a colour off the palette',
    change: { masterBackground: PALE_FILL },
    findings: [
      paleBackground(
        'master',
        ['slide[0]/background', 'master[0]/background'],
        'The master "House" sets it: change it there (View ▸ Slide Master)',
      ),
    ],
  },
  {
    name: 'a shape is filled with accent2 of the theme, which is off the palette',
    change: slideWith({}, box(slot('accent2'))),
    findings: [
      {
        type: 'color.off_palette',
        severity: 'high',
        title: 'Colour is not in the palette',
        detail:
          '#ED7D31 fills 1 shape and is no brand colour. Closest: #0563C1, clearly different (ΔE 53). It is Accent 2 of the theme "House": change it there, once.',
        source: 'theme',
        locations: [SHAPE, 'theme[0]/color[accent2]'],
        color: ['#ED7D31', 'fill'],
      },
    ],
  },
  {
    name: 'accent1 of the theme is wrong, which fills a shape and, as a shade, outlines it',
    change: {
      themeColors: { accent1: 'C0006B' },
      ...slideWith({}, box(`${slot('accent1')}<a:ln>${slot('accent1', '<a:lumMod val="75000"/>')}</a:ln>`)),
    },
    findings: [
      {
        type: 'color.off_palette',
        severity: 'high',
        title: 'Colour is not in the palette',
        detail:
          '#C0006B with its shades is used in 2 places and is no brand colour. Yours is Blue #0F4C81, clearly different (ΔE 41). It is Accent 1 of the theme "House": change it there, once.',
        source: 'theme',
        locations: [SHAPE, 'theme[0]/color[accent1]'],
        color: ['#C0006B', 'fill'],
        occurrences: 2,
      },
    ],
  },
  {
    name: 'the colour map of the slide resolves accent1, which fills a shape, to accent2 of the theme',
    change: {
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
          '#ED7D31 fills 1 shape and is no brand colour. Closest: #0563C1, clearly different (ΔE 53). It is Accent 2 of the theme "House": change it there, once.',
        source: 'theme',
        locations: [SHAPE, 'theme[0]/color[accent2]'],
        color: ['#ED7D31', 'fill'],
      },
    ],
  },
  {
    name: 'a run of the body text has a half-transparent shadow in the colour of accent1, written as RGB',
    change: body(
      '<a:effectLst><a:outerShdw><a:srgbClr val="0F4C81"><a:alpha val="50000"/></a:srgbClr></a:outerShdw></a:effectLst>',
    ),
    findings: [],
  },
  {
    name: 'a run of the body text has the colour of accent1, written as RGB',
    change: body(BLUE_FILL),
    findings: [
      {
        type: 'color.hardcoded',
        severity: 'low',
        title: 'Colour is not bound to the theme',
        detail: '1 piece of text has Blue #0F4C81 as a fixed colour. Choose Accent 1, so that it follows the theme.',
        source: 'run',
        locations: [RUN],
        color: ['#0F4C81', 'text'],
      },
    ],
  },
  {
    name: 'accent1 of the theme is not the required colour',
    change: { themeColors: { accent1: '1F497D' } },
    findings: [
      {
        type: 'color.theme_palette',
        severity: 'high',
        title: 'Theme colour is off brand',
        detail: 'Accent 1 is #1F497D; yours is Blue #0F4C81, slightly different (ΔE 2.3).',
        source: 'theme',
        locations: ['theme[0]/color[accent1]'],
        color: ['#1F497D', null],
      },
    ],
  },
  {
    name: 'a shape is filled with a brand colour of 60 % opacity',
    change: slideWith({}, box(slot('accent1', '<a:alpha val="60000"/>'))),
    findings: [
      {
        type: 'color.transparency',
        severity: 'low',
        title: 'Brand colour is transparent',
        detail: 'Blue #0F4C81 is shown at 60 % opacity; at least 100 % is allowed.',
        source: 'shape',
        locations: [SHAPE],
        color: ['#0F4C81', 'fill'],
      },
    ],
  },
  {
    name: 'two runs of the body text have a fill without a colour',
    change: slideWith({
      body: placeholder(
        BODY,
        paragraph('Our steps', '<a:rPr><a:solidFill/></a:rPr>') +
          paragraph('in spring', '<a:rPr><a:solidFill/></a:rPr>'),
        { id: 3 },
      ),
    }),
    findings: [unknownText('The colour of the text is not defined in the file.')],
  },
  {
    name: 'a run of the body text is filled with a picture',
    change: body('<a:blipFill><a:blip r:embed="photo"/></a:blipFill>'),
    findings: [unknownText('The text is filled with a picture: its colour is not known.')],
  },
  {
    name: 'a run of the body text is grey on white',
    change: body(GREY_FILL),
    findings: [unreadable('run', '2.1', [RUN], '')],
  },
  {
    name: 'the title placeholder of the layout makes its text grey on white',
    change: layoutWith({
      title: LAYOUT_SHAPES.title.replace('<a:lstStyle>', `<a:lstStyle>${level(GREY_FILL)}`),
    }),
    findings: [
      unreadable(
        'layout',
        '2.1',
        ['slide[0]/shape[0]/paragraph[0]/run[0]', 'layout[Sample]/shape[0]'],
        ' The layout "Sample" sets it: change it there (View ▸ Slide Master).',
      ),
    ],
  },
  {
    name: 'black text lies in a blue freeform, and perhaps beside its ink',
    change: slideWith({}, textBox(paragraph('A'), { id: 10, shapeProperties: BLUE_TRIANGLE })),
    findings: [perhapsBeside('Shape 10', SHAPE)],
  },
  {
    name: 'the layout makes the title a ring, and the slide fills it with blue below black text',
    change: {
      ...slideWith({ title: placeholder('type="title"', paragraph('The plan'), { shapeProperties: slot('accent1') }) }),
      ...layoutWith({
        title: LAYOUT_SHAPES.title.replace('</a:xfrm>', '</a:xfrm><a:prstGeom prst="donut"/>'),
      }),
    },
    findings: [perhapsBeside('Shape 2', 'slide[0]/shape[0]')],
  },
  {
    name: 'a run of the body text is white on white',
    change: body(slot('bg1')),
    findings: [
      {
        type: 'contrast.text',
        severity: 'high',
        title: 'Text is hard to read',
        detail: '#FFFFFF on #FFFFFF is nearly invisible: 1.0 : 1, needed 3.0 : 1. #0563C1 reaches 5.8 : 1.',
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
