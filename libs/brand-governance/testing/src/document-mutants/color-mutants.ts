import { PAGE, references, run, type SampleDocx, wordParagraph, wordShape } from '@livery/office-testing';
import { bodyWith, FOOTER, HEADER, numbersTable } from '../clean-document.ts';
import type { DocumentMutant } from '../mutant.ts';
import {
  OFF_PALETTE_COLOR,
  OFF_PALETTE_FILL,
  OFF_PALETTE_RUN,
  offPaletteFinding,
  PALE_SHADING,
  paleOffPaletteFinding,
} from '../off-palette-finding.ts';
import { directFormattingFinding } from './direct-formatting-finding.ts';

const RUN = 'body/paragraph[1]/run[0]';
const steps = (properties: string): string => run('Our steps to a better shop.', properties);

/** The document with other properties of the run of paragraph 1, or of the paragraph. */
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
/** The paragraphs of a text box are counted after the paragraph that anchors the text box. */
const BOX_POSITION = { paragraphs: [11], pages: [2] };

const OFF_PALETTE_W14 = '<w14:srgbClr w14:val="C0006B"/>';
const ONE_RUN = { surface: 'text', use: 'colours 1 piece of text' } as const;

/** The paragraph of a footnote. */
const noteText = (text: string): string => wordParagraph(run(text, OFF_PALETTE_RUN), { style: 'BodyText' });

export const colorMutants: readonly DocumentMutant[] = [
  {
    name: 'a run of the body has a colour off the palette',
    change: withRun(OFF_PALETTE_RUN),
    findings: [
      offPaletteFinding({ ...ONE_RUN, source: 'run', locations: [RUN], fix: 'Fix it in the text of the document' }),
      directFormattingFinding('Colour #C0006B', 'Body Text', [RUN]),
    ],
  },
  ...[
    [
      'an outline',
      `<w14:textOutline w14:w="9525"><w14:solidFill>${OFF_PALETTE_W14}</w14:solidFill></w14:textOutline>`,
      'outlines',
    ],
    ['a glow', `<w14:glow w14:rad="63500">${OFF_PALETTE_W14}</w14:glow>`, 'is in an underline or an effect of'],
    ['an underline', '<w:u w:val="single" w:color="C0006B"/>', 'is in an underline or an effect of'],
  ].map(([what = '', properties = '', use = '']) => ({
    name: `a run of the body has ${what} off the palette`,
    change: withRun(properties),
    findings: [
      offPaletteFinding({
        ...ONE_RUN,
        use: `${use} 1 piece of text`,
        source: 'run',
        locations: [RUN],
        fix: 'Fix it in the text of the document',
      }),
    ],
  })),
  {
    name: 'the style "Body Text" sets a text colour off the palette',
    change: bodyText(`<w:rPr>${OFF_PALETTE_RUN}</w:rPr>`),
    findings: [
      offPaletteFinding({
        source: 'paragraph_style',
        surface: 'text',
        use: 'colours 2 pieces of text',
        locations: [RUN, 'body/paragraph[9]/run[0]', 'style[BodyText]'],
        fix: 'The style "Body Text" sets it: change it there (Home ▸ Styles ▸ Modify)',
      }),
    ],
  },
  {
    name: 'a style that "Body Text" is based on sets a text colour off the palette',
    change: {
      styles: {
        BodyText:
          '<w:style w:type="paragraph" w:styleId="BodyText"><w:name w:val="Body Text"/><w:basedOn w:val="Text"/></w:style>',
        Text: `<w:style w:type="paragraph" w:styleId="Text"><w:name w:val="Text"/><w:basedOn w:val="Normal"/><w:rPr>${OFF_PALETTE_RUN}</w:rPr></w:style>`,
      },
    },
    findings: [
      offPaletteFinding({
        source: 'paragraph_style',
        surface: 'text',
        use: 'colours 2 pieces of text',
        locations: [RUN, 'body/paragraph[9]/run[0]', 'style[Text]'],
        fix: 'The style "Text" sets it: change it there (Home ▸ Styles ▸ Modify)',
      }),
    ],
  },
  {
    name: 'a character style sets a text colour off the palette',
    change: {
      ...withRun('<w:rStyle w:val="Strong"/>'),
      styles: {
        Strong: `<w:style w:type="character" w:styleId="Strong"><w:name w:val="Strong"/><w:rPr>${OFF_PALETTE_RUN}</w:rPr></w:style>`,
      },
    },
    findings: [
      offPaletteFinding({
        ...ONE_RUN,
        source: 'character_style',
        locations: [RUN, 'style[Strong]'],
        fix: 'The style "Strong" sets it: change it there (Home ▸ Styles ▸ Modify)',
      }),
    ],
  },
  {
    name: 'a run is highlighted in magenta',
    change: withRun('<w:highlight w:val="magenta"/>'),
    findings: [
      {
        type: 'color.off_palette',
        severity: 'high',
        title: 'Colour is not in the palette',
        detail:
          '#FF00FF highlights 1 piece of text and is no brand colour. Closest: #0563C1, clearly different (ΔE 39). Fix it in the text of the document.',
        source: 'run',
        locations: [RUN],
        color: ['#FF00FF', 'highlight'],
      },
    ],
  },
  {
    name: 'a run is shaded in a colour off the palette',
    change: withRun(PALE_SHADING),
    findings: [
      paleOffPaletteFinding({
        source: 'run',
        surface: 'shading',
        use: 'shades 1 place',
        locations: [RUN],
        fix: 'Fix it in the text of the document',
      }),
    ],
  },
  {
    name: 'a paragraph is shaded in a colour off the palette',
    change: withParagraph(PALE_SHADING),
    findings: [
      paleOffPaletteFinding({
        source: 'run',
        surface: 'shading',
        use: 'shades 1 place',
        locations: ['body/paragraph[1]'],
        fix: 'Fix it in the text of the document',
      }),
    ],
  },
  {
    name: 'the border of a paragraph has a colour off the palette',
    change: withParagraph('<w:pBdr><w:top w:val="single" w:sz="4" w:space="1" w:color="C0006B"/></w:pBdr>'),
    findings: [
      offPaletteFinding({
        source: 'run',
        surface: 'border',
        use: 'borders 1 place',
        locations: ['body/paragraph[1]'],
        fix: 'Fix it in the text of the document',
      }),
    ],
  },
  {
    name: 'the page border of the section has a colour off the palette',
    change: {
      section: `${references({ header1: 'default', footer1: 'default' })}${PAGE}<w:pgBorders><w:top w:val="single" w:sz="4" w:color="C0006B"/></w:pgBorders>`,
    },
    findings: [
      offPaletteFinding({
        source: 'section',
        surface: 'border',
        use: 'borders 1 place',
        locations: ['section[0]/borders', 'section[0]'],
        occurrences: 1,
        fix: 'Section 1 sets it: change it there',
        pages: [1],
      }),
    ],
  },
  {
    name: 'a table cell is filled with a colour off the palette',
    change: bodyWith({ 3: numbersTable({ cell: PALE_SHADING }) }),
    findings: [
      paleOffPaletteFinding({
        source: 'run',
        surface: 'table_fill',
        use: 'fills 1 table cell',
        locations: ['body/paragraph[3]/table[0]/cell[1,0]'],
        fix: 'Fix it in the text of the document',
      }),
    ],
  },
  {
    name: 'the border of a table cell has a colour off the palette',
    change: bodyWith({
      3: numbersTable({ cell: '<w:tcBorders><w:top w:val="single" w:sz="4" w:color="C0006B"/></w:tcBorders>' }),
    }),
    findings: [
      offPaletteFinding({
        source: 'run',
        surface: 'table_border',
        use: 'borders 1 table cell',
        locations: ['body/paragraph[3]/table[0]/cell[1,0]'],
        fix: 'Fix it in the text of the document',
      }),
    ],
  },
  {
    name: 'the numbers of a list have a colour off the palette',
    change: {
      ...bodyWith({
        1: wordParagraph(steps('').replace('.<', '<'), {
          style: 'BodyText',
          properties: '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>',
        }),
      }),
      numbering:
        `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/><w:rPr>${OFF_PALETTE_RUN}</w:rPr></w:lvl></w:abstractNum>` +
        '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
    },
    findings: [
      offPaletteFinding({
        source: 'numbering',
        surface: 'numbering',
        use: 'colours the numbering of 1 paragraph',
        locations: ['body/paragraph[1]', 'abstract_numbering[0]/level[0]'],
        fix: 'The numbering sets it: change it there (Home ▸ Multilevel List ▸ Define New List Style)',
      }),
    ],
  },
  {
    name: 'the page background has a colour off the palette',
    change: { background: '<w:background w:color="FFE0F0"/>', settings: '<w:displayBackgroundShape/>' },
    findings: [
      paleOffPaletteFinding({
        source: 'settings',
        surface: 'page_background',
        use: 'colours 1 page background',
        locations: ['body/background', 'background'],
        fix: 'The document sets it: change it there',
      }),
    ],
  },
  {
    name: 'a drawing is filled with a colour off the palette',
    change: box(OFF_PALETTE_FILL),
    findings: [
      offPaletteFinding({
        source: 'shape',
        surface: 'drawing_fill',
        use: 'fills 1 drawing',
        locations: [BOX],
        fix: 'Fix it in the text of the document',
      }),
    ],
  },
  {
    name: 'outlines a drawing has a colour off the palette',
    change: box(`<a:ln>${OFF_PALETTE_FILL}</a:ln>`),
    findings: [
      offPaletteFinding({
        source: 'shape',
        surface: 'drawing_line',
        use: 'outlines 1 drawing',
        locations: [BOX],
        fix: 'Fix it in the text of the document',
      }),
    ],
  },
  {
    name: 'the shadow of a drawing has a colour off the palette',
    change: box(`<a:effectLst><a:outerShdw>${OFF_PALETTE_COLOR}</a:outerShdw></a:effectLst>`),
    findings: [
      offPaletteFinding({
        source: 'shape',
        surface: 'drawing_fill',
        use: 'fills 1 drawing',
        locations: [BOX],
        fix: 'Fix it in the text of the document',
      }),
    ],
  },
  {
    name: 'a drawing in the header is filled with a colour off the palette',
    change: { headers: [HEADER.replace('</w:p>', `${wordShape(OFF_PALETTE_FILL)}</w:p>`)] },
    findings: [
      offPaletteFinding({
        source: 'shape',
        surface: 'drawing_fill',
        use: 'fills 1 drawing',
        locations: ['header[default,section 0]/paragraph[0]/shape[1]'],
        fix: 'Fix it in the header of section 1',
      }),
    ],
  },
  {
    name: 'a run in a text box has a colour off the palette',
    change: box('', wordParagraph(run('Ask us', OFF_PALETTE_RUN), { style: 'BodyText' })),
    findings: [
      {
        ...offPaletteFinding({ ...ONE_RUN, source: 'run', locations: [IN_BOX], fix: 'Fix it in text box 1' }),
        ...BOX_POSITION,
      },
      { ...directFormattingFinding('Colour #C0006B', 'Body Text', [IN_BOX]), ...BOX_POSITION },
    ],
  },
  {
    name: 'a run in the header has a colour off the palette',
    change: {
      headers: [
        HEADER.replace('<w:rPr></w:rPr><w:t xml:space="preserve">Conf', `<w:rPr>${OFF_PALETTE_RUN}</w:rPr><w:t>Conf`),
      ],
    },
    findings: [
      offPaletteFinding({
        ...ONE_RUN,
        source: 'run',
        locations: ['header[default,section 0]/paragraph[0]/run[0]'],
        fix: 'Fix it in the header of section 1',
      }),
      directFormattingFinding('Colour #C0006B', 'header', ['header[default,section 0]/paragraph[0]/run[0]']),
    ],
  },
  {
    name: 'a run in the footer has a colour off the palette',
    change: {
      footers: [
        FOOTER.replace('<w:rPr></w:rPr><w:t xml:space="preserve">Nor', `<w:rPr>${OFF_PALETTE_RUN}</w:rPr><w:t>Nor`),
      ],
    },
    findings: [
      offPaletteFinding({
        ...ONE_RUN,
        source: 'run',
        locations: ['footer[default,section 0]/paragraph[0]/run[0]'],
        fix: 'Fix it in the footer of section 1',
      }),
      directFormattingFinding('Colour #C0006B', 'footer', ['footer[default,section 0]/paragraph[0]/run[0]']),
    ],
  },
  {
    name: 'a run in a footnote has a colour off the palette',
    change: { footnotes: `<w:footnote w:id="1">${noteText('Measured in March')}</w:footnote>` },
    findings: [
      offPaletteFinding({
        ...ONE_RUN,
        source: 'run',
        locations: ['footnote[0]/paragraph[0]/run[0]'],
        fix: 'Fix it in footnote 1',
      }),
      directFormattingFinding('Colour #C0006B', 'Body Text', ['footnote[0]/paragraph[0]/run[0]']),
    ],
  },
  {
    name: 'the theme gives links a colour off the palette',
    change: {
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
        ...offPaletteFinding({
          ...ONE_RUN,
          source: 'theme',
          locations: [RUN, 'theme[0]/color[hlink]'],
          fix: 'Fix it in the theme "House"',
        }),
        detail:
          '#C0006B colours 1 piece of text and is no brand colour. Yours is #0563C1, clearly different (ΔE 39). It is Hyperlink of the theme "House": change it there, once.',
      },
    ],
  },
  {
    name: 'dk2 of the theme is another brand colour than the required one',
    change: { themeColors: { dk2: '0F4C81' } },
    findings: [
      {
        type: 'color.theme_palette',
        severity: 'high',
        title: 'Theme colour is off brand',
        detail: 'Dark 2 is #0F4C81; yours is #1F497D, slightly different (ΔE 2.3).',
        source: 'theme',
        locations: ['theme[0]/color[dk2]'],
        color: ['#0F4C81', null],
      },
    ],
  },
  {
    name: 'the style "Body Text" uses a shade of accent6, which is off the palette',
    change: bodyText('<w:rPr><w:color w:val="123456" w:themeColor="accent6" w:themeShade="BF"/></w:rPr>'),
    findings: [
      {
        type: 'color.off_palette',
        severity: 'high',
        title: 'Colour is not in the palette',
        detail:
          'A shade of #70AD47 colours 2 pieces of text and is no brand colour. Closest: #1F497D, clearly different (ΔE 60). It is Accent 6 of the theme "House": change it there, once.',
        source: 'theme',
        locations: [RUN, 'body/paragraph[9]/run[0]', 'theme[0]/color[accent6]'],
        color: ['#70AD47', 'text'],
      },
    ],
  },
  {
    name: 'the style "Body Text" sets the colour of accent1, written as RGB',
    change: bodyText('<w:rPr><w:color w:val="0F4C81"/></w:rPr>'),
    findings: [
      {
        type: 'color.hardcoded',
        severity: 'low',
        title: 'Colour is not bound to the theme',
        detail:
          '2 pieces of text have Blue #0F4C81 as a fixed colour. Choose Accent 1, so that they follow the theme. The style "Body Text" sets it: change it there (Home ▸ Styles ▸ Modify).',
        source: 'paragraph_style',
        locations: [RUN, 'body/paragraph[9]/run[0]', 'style[BodyText]'],
        color: ['#0F4C81', 'text'],
      },
    ],
  },
  {
    name: 'the style "Body Text" makes its text grey on white',
    change: bodyText('<w:rPr><w:color w:val="B0B0B0"/></w:rPr>'),
    findings: [
      {
        type: 'contrast.text',
        severity: 'high',
        title: 'Text is hard to read',
        detail:
          '#B0B0B0 on #FFFFFF is hard to read: 2.1 : 1, needed 4.5 : 1. #0563C1 reaches 5.8 : 1. The style "Body Text" sets it: change it there (Home ▸ Styles ▸ Modify).',
        source: 'paragraph_style',
        locations: [RUN, 'body/paragraph[9]/run[0]', 'style[BodyText]'],
        color: ['#B0B0B0', 'text'],
      },
    ],
  },
  {
    name: 'a paragraph of black text is shaded in dark grey',
    change: {
      ...bodyText('<w:rPr><w:color w:val="000000"/></w:rPr>'),
      ...withParagraph('<w:shd w:val="clear" w:color="auto" w:fill="404040"/>'),
    },
    findings: [
      {
        type: 'contrast.text',
        severity: 'high',
        title: 'Text is hard to read',
        detail:
          '#000000 on #404040 is hard to read: 2.0 : 1, needed 4.5 : 1. White #FFFFFF reaches 10.3 : 1. The style "Body Text" sets it: change it there (Home ▸ Styles ▸ Modify).',
        source: 'paragraph_style',
        locations: [RUN, 'style[BodyText]'],
        color: ['#000000', 'text'],
      },
    ],
  },
  {
    name: 'a text box with automatic text colour is filled with a dark brand colour, written as RGB',
    change: box(
      '<a:solidFill><a:srgbClr val="0F4C81"/></a:solidFill>',
      wordParagraph(run('Ask us'), { style: 'BodyText' }),
    ),
    findings: [
      {
        type: 'color.hardcoded',
        severity: 'low',
        title: 'Colour is not bound to the theme',
        detail: '1 drawing has Blue #0F4C81 as a fixed colour. Choose Accent 1, so that it follows the theme.',
        source: 'shape',
        locations: [BOX],
        color: ['#0F4C81', 'drawing_fill'],
      },
    ],
  },
  {
    name: 'the colour of a run is no colour',
    change: withRun('<w:color w:val="brand"/>'),
    findings: [
      directFormattingFinding('Colour', 'Body Text', [RUN]),
      {
        type: 'check.not_evaluable',
        severity: 'low',
        title: 'Text could not be checked',
        detail: 'The colour of the text is not defined in the file.',
        source: 'shape',
        locations: ['body/paragraph[1]'],
      },
    ],
  },
  {
    name: 'a text box is filled with a picture, so that the contrast of its text is unknown',
    change: {
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
