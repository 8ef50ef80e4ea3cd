import { PAGE, references, run, type SampleDocx, wordParagraph, wordShape } from '@livery/office-testing';
import { bodyWith, FOOTER, HEADER, numbersTable } from '../clean-document.ts';
import type { DocumentMutant } from '../document-mutant.ts';
import { byHand } from './by-hand.ts';
import { offPalette, pale, SOME_COLOR as COLOR } from './off-palette.ts';

const RUN = 'body/paragraph[1]/run[0]';
const SHADE = '<w:shd w:val="clear" w:color="auto" w:fill="FFE0F0"/>';
const steps = (properties: string): string => run('Our steps to a better shop.', properties);

/** Paragraph 1 with other properties of its run, or of itself. */
const withRun = (properties: string): SampleDocx =>
  bodyWith({ 1: wordParagraph(steps(properties), { style: 'BodyText' }) });
const withParagraph = (properties: string): SampleDocx =>
  bodyWith({ 1: wordParagraph(steps(''), { style: 'BodyText', properties }) });
const bodyText = (content: string): SampleDocx => ({
  styles: {
    BodyText: `<w:style w:type="paragraph" w:styleId="BodyText"><w:name w:val="Body Text"/><w:basedOn w:val="Normal"/>${content}</w:style>`,
  },
});
const box = (properties: string, paragraphs = ''): SampleDocx =>
  bodyWith({}, wordParagraph(wordShape(properties, paragraphs, { at: [1_000_000, 3_000_000] }), { style: 'BodyText' }));
const BOX = 'body/paragraph[10]/shape[0]';
const IN_BOX = 'textbox[0]/paragraph[0]/run[0]';
/** The paragraphs of a text box count after the one that it hangs on. */
const BOX_PLACE = { paragraphs: [11], pages: [2] };

const ONE_RUN = { surface: 'text', use: 'the text of 1 run' } as const;

/** Text of its own that hangs on the second page, in a part beside the body. */
const story = (text: string): string => wordParagraph(run(text, COLOR), { style: 'BodyText' });

export const colorMutants: readonly DocumentMutant[] = [
  {
    name: 'the text colour of a run',
    document: withRun(COLOR),
    findings: [
      offPalette({ ...ONE_RUN, source: 'run', locations: [RUN] }),
      byHand('Colour C0006B', 'Body Text', [RUN]),
    ],
  },
  {
    name: 'the text colour of a paragraph style',
    document: bodyText(`<w:rPr>${COLOR}</w:rPr>`),
    findings: [
      offPalette({
        source: 'paragraph_style',
        surface: 'text',
        use: 'the text of 2 runs',
        locations: [RUN, 'body/paragraph[9]/run[0]', 'style[BodyText]'],
        where: 'in the style "Body Text"',
      }),
    ],
  },
  {
    name: 'the text colour of a style that another is based on',
    document: {
      styles: {
        BodyText:
          '<w:style w:type="paragraph" w:styleId="BodyText"><w:name w:val="Body Text"/><w:basedOn w:val="Text"/></w:style>',
        Text: `<w:style w:type="paragraph" w:styleId="Text"><w:name w:val="Text"/><w:basedOn w:val="Normal"/><w:rPr>${COLOR}</w:rPr></w:style>`,
      },
    },
    findings: [
      offPalette({
        source: 'paragraph_style',
        surface: 'text',
        use: 'the text of 2 runs',
        locations: [RUN, 'body/paragraph[9]/run[0]', 'style[Text]'],
        where: 'in the style "Text"',
      }),
    ],
  },
  {
    name: 'the text colour of a character style',
    document: {
      ...withRun('<w:rStyle w:val="Strong"/>'),
      styles: {
        Strong: `<w:style w:type="character" w:styleId="Strong"><w:name w:val="Strong"/><w:rPr>${COLOR}</w:rPr></w:style>`,
      },
    },
    findings: [
      offPalette({
        ...ONE_RUN,
        source: 'character_style',
        locations: [RUN, 'style[Strong]'],
        where: 'in the style "Strong"',
      }),
    ],
  },
  {
    name: 'the colour of a highlight',
    document: withRun('<w:highlight w:val="magenta"/>'),
    findings: [
      {
        type: 'color.off_palette',
        severity: 'high',
        title: 'Colour is not in the palette',
        detail: 'FF00FF is used for the highlight of 1 run. Nearest: 0563C1, distance 39.2. Fix it in the body.',
        source: 'run',
        locations: [RUN],
        color: ['#FF00FF', 'highlight'],
      },
    ],
  },
  {
    name: 'the shading of a run',
    document: withRun(SHADE),
    findings: [pale({ source: 'run', surface: 'shading', use: 'the shading of 1 place', locations: [RUN] })],
  },
  {
    name: 'the shading of a paragraph',
    document: withParagraph(SHADE),
    findings: [
      pale({ source: 'run', surface: 'shading', use: 'the shading of 1 place', locations: ['body/paragraph[1]'] }),
    ],
  },
  {
    name: 'the border of a paragraph',
    document: withParagraph('<w:pBdr><w:top w:val="single" w:sz="4" w:space="1" w:color="C0006B"/></w:pBdr>'),
    findings: [
      offPalette({
        source: 'run',
        surface: 'border',
        use: 'the borders of 1 place',
        locations: ['body/paragraph[1]'],
      }),
    ],
  },
  {
    name: 'the border around the pages of a section',
    document: {
      section: `${references({ header1: 'default', footer1: 'default' })}${PAGE}<w:pgBorders><w:top w:val="single" w:sz="4" w:color="C0006B"/></w:pgBorders>`,
    },
    findings: [
      offPalette({
        source: 'section',
        surface: 'border',
        use: 'the borders of 1 place',
        locations: ['section[0]/borders', 'section[0]'],
        where: 'in section 1',
        pages: [1],
      }),
    ],
  },
  {
    name: 'the fill of a cell',
    document: bodyWith({ 3: numbersTable({ cell: SHADE }) }),
    findings: [
      pale({
        source: 'run',
        surface: 'table_fill',
        use: 'the fill of 1 table cell',
        locations: ['body/paragraph[3]/table[0]/cell[1,0]'],
      }),
    ],
  },
  {
    name: 'the border of a cell',
    document: bodyWith({
      3: numbersTable({ cell: '<w:tcBorders><w:top w:val="single" w:sz="4" w:color="C0006B"/></w:tcBorders>' }),
    }),
    findings: [
      offPalette({
        source: 'run',
        surface: 'table_border',
        use: 'the borders of 1 table cell',
        locations: ['body/paragraph[3]/table[0]/cell[1,0]'],
      }),
    ],
  },
  {
    name: 'the colour of a list number',
    document: {
      ...bodyWith({
        1: wordParagraph(steps('').replace('.<', '<'), {
          style: 'BodyText',
          properties: '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>',
        }),
      }),
      numbering:
        `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/><w:rPr>${COLOR}</w:rPr></w:lvl></w:abstractNum>` +
        '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
    },
    findings: [
      offPalette({
        source: 'numbering',
        surface: 'numbering',
        use: 'the numbering of 1 paragraph',
        locations: ['body/paragraph[1]', 'abstract_numbering[0]/level[0]'],
        where: 'in the numbering',
      }),
    ],
  },
  {
    name: 'the background of the page',
    document: { background: '<w:background w:color="FFE0F0"/>', settings: '<w:displayBackgroundShape/>' },
    findings: [
      pale({
        source: 'settings',
        surface: 'page_background',
        use: '1 page background',
        locations: ['body/background', 'background'],
        where: 'in the document',
      }),
    ],
  },
  {
    name: 'the fill of a drawing',
    document: box('<a:solidFill><a:srgbClr val="C0006B"/></a:solidFill>'),
    findings: [
      offPalette({ source: 'shape', surface: 'drawing_fill', use: 'the fill of 1 drawing', locations: [BOX] }),
    ],
  },
  {
    name: 'the outline of a drawing',
    document: box('<a:ln><a:solidFill><a:srgbClr val="C0006B"/></a:solidFill></a:ln>'),
    findings: [
      offPalette({ source: 'shape', surface: 'drawing_line', use: 'the outline of 1 drawing', locations: [BOX] }),
    ],
  },
  {
    name: 'the text colour in a text box',
    document: box('', wordParagraph(run('Ask us', COLOR), { style: 'BodyText' })),
    findings: [
      {
        ...offPalette({ ...ONE_RUN, source: 'run', locations: [IN_BOX], where: 'in text box 1' }),
        ...BOX_PLACE,
      },
      { ...byHand('Colour C0006B', 'Body Text', [IN_BOX]), ...BOX_PLACE },
    ],
  },
  {
    name: 'the text colour in a header',
    document: {
      headers: [HEADER.replace('<w:rPr></w:rPr><w:t xml:space="preserve">Conf', `<w:rPr>${COLOR}</w:rPr><w:t>Conf`)],
    },
    findings: [
      offPalette({
        ...ONE_RUN,
        source: 'run',
        locations: ['header[default,section 0]/paragraph[0]/run[0]'],
        where: 'in the header of section 1',
      }),
      byHand('Colour C0006B', 'header', ['header[default,section 0]/paragraph[0]/run[0]']),
    ],
  },
  {
    name: 'the text colour in a footer',
    document: {
      footers: [FOOTER.replace('<w:rPr></w:rPr><w:t xml:space="preserve">Nor', `<w:rPr>${COLOR}</w:rPr><w:t>Nor`)],
    },
    findings: [
      offPalette({
        ...ONE_RUN,
        source: 'run',
        locations: ['footer[default,section 0]/paragraph[0]/run[0]'],
        where: 'in the footer of section 1',
      }),
      byHand('Colour C0006B', 'footer', ['footer[default,section 0]/paragraph[0]/run[0]']),
    ],
  },
  {
    name: 'the text colour in a footnote',
    document: { footnotes: `<w:footnote w:id="1">${story('Measured in March')}</w:footnote>` },
    findings: [
      offPalette({
        ...ONE_RUN,
        source: 'run',
        locations: ['footnote[0]/paragraph[0]/run[0]'],
        where: 'in footnote 1',
      }),
      byHand('Colour C0006B', 'Body Text', ['footnote[0]/paragraph[0]/run[0]']),
    ],
  },
  {
    name: 'the colour of links',
    document: {
      ...bodyWith({
        1: wordParagraph(
          `<w:hyperlink r:id="link">${run('Our steps to a better shop.', '<w:rStyle w:val="Hyperlink"/>')}</w:hyperlink>`,
          {
            style: 'BodyText',
          },
        ),
      }),
      relationships: {
        'word/document.xml': [{ id: 'link', type: 'hyperlink', target: 'https://example.com', external: true }],
      },
      themeColors: { hlink: 'C0006B' },
    },
    findings: [
      {
        ...offPalette({
          ...ONE_RUN,
          source: 'theme',
          locations: [RUN, 'theme[0]/color[hlink]'],
          where: 'in the theme "House"',
        }),
        detail:
          'C0006B (hlink of the theme "House") is used for the text of 1 run. Nearest: 1F497D, distance 38.2. Fix it in the theme "House".',
      },
      {
        type: 'color.theme_palette',
        severity: 'high',
        title: 'Theme colour is off brand',
        detail: 'hlink is C0006B, required 0563C1.',
        source: 'theme',
        locations: ['theme[0]/color[hlink]'],
        color: ['#C0006B', null],
      },
    ],
  },
  {
    name: 'a slot of the theme, used with a shade of Word',
    document: bodyText('<w:rPr><w:color w:val="123456" w:themeColor="accent6" w:themeShade="BF"/></w:rPr>'),
    findings: [
      {
        type: 'color.off_palette',
        severity: 'high',
        title: 'Colour is not in the palette',
        detail:
          '538135 (accent6 + lumMod 74.9 % of the theme "House") is used for the text of 2 runs. Nearest: 1F497D, distance 49.0. Fix it in the theme "House".',
        source: 'theme',
        locations: [RUN, 'body/paragraph[9]/run[0]', 'theme[0]/color[accent6]'],
        color: ['#538135', 'text'],
      },
    ],
  },
  {
    name: 'a colour of the theme written by hand',
    document: bodyText('<w:rPr><w:color w:val="0F4C81"/></w:rPr>'),
    findings: [
      {
        type: 'color.hardcoded',
        severity: 'low',
        title: 'Colour is not bound to the theme',
        detail: '0F4C81 equals accent1 but is written as RGB in 2 runs.',
        source: 'paragraph_style',
        locations: [RUN, 'body/paragraph[9]/run[0]', 'style[BodyText]'],
        color: ['#0F4C81', 'text'],
      },
    ],
  },
  {
    name: 'the text colour of a style to a pale one',
    document: bodyText('<w:rPr><w:color w:val="B0B0B0"/></w:rPr>'),
    findings: [
      {
        type: 'contrast.text',
        severity: 'high',
        title: 'Text is hard to read',
        detail:
          'B0B0B0 on FFFFFF has a contrast of 2.1 : 1, required 4.5 : 1. 0563C1 would reach 5.8 : 1. The colour is set in the style "Body Text".',
        source: 'paragraph_style',
        locations: [RUN, 'body/paragraph[9]/run[0]', 'style[BodyText]'],
        color: ['#B0B0B0', 'text'],
      },
    ],
  },
  {
    name: 'the shading below text to a dark one',
    document: {
      ...bodyText('<w:rPr><w:color w:val="000000"/></w:rPr>'),
      ...withParagraph('<w:shd w:val="clear" w:color="auto" w:fill="404040"/>'),
    },
    findings: [
      {
        type: 'contrast.text',
        severity: 'high',
        title: 'Text is hard to read',
        detail:
          '000000 on 404040 has a contrast of 2.0 : 1, required 4.5 : 1. FFFFFF would reach 10.3 : 1. The colour is set in the style "Body Text".',
        source: 'paragraph_style',
        locations: [RUN, 'style[BodyText]'],
        color: ['#000000', 'text'],
      },
    ],
  },
  {
    name: 'the fill of a text box to a dark one',
    document: box(
      '<a:solidFill><a:srgbClr val="0F4C81"/></a:solidFill>',
      wordParagraph(run('Ask us'), { style: 'BodyText' }),
    ),
    findings: [
      {
        type: 'color.hardcoded',
        severity: 'low',
        title: 'Colour is not bound to the theme',
        detail: '0F4C81 equals accent1 but is written as RGB in 1 drawing.',
        source: 'shape',
        locations: [BOX],
        color: ['#0F4C81', 'drawing_fill'],
      },
    ],
  },
  {
    name: 'the fill of a text box to a picture',
    document: {
      ...bodyWith(
        {},
        wordParagraph(
          wordShape(
            '<a:blipFill><a:blip r:embed="photo"/><a:stretch/></a:blipFill>',
            wordParagraph(run('Ask us'), { style: 'BodyText' }),
            {
              width: 1_828_800,
              height: 914_400,
            },
          ),
        ),
      ),
    },
    findings: [
      {
        type: 'check.not_evaluable',
        severity: 'low',
        title: 'Contrast could not be checked',
        detail: 'Text over the text box.',
        source: 'package',
        locations: ['textbox[0]/paragraph[0]'],
      },
    ],
  },
];
