import { type DocumentChange, formatRgb, type TextDocument } from '@livery/office-model';
import { row, run, wordParagraph, wordTable } from '@livery/office-testing';
import {
  DOCUMENT_PART,
  OF_DEFAULTS,
  OF_STYLE,
  STYLED_TABLE,
  type WordCase,
  type WordLevel,
  WORDS,
  wordStyle,
} from './word-cases.ts';
import { MAGENTA, rgbOf, TO_ACCENT } from './writing-cases.ts';

const LEVELS: readonly WordLevel[] = [
  {
    source: 'run',
    sample: (content) => ({ body: wordParagraph(run('Words', content)) }),
    part: DOCUMENT_PART,
    location: 'body/paragraph[0]/run[0]',
  },
  {
    source: 'paragraph_style',
    sample: (content) => ({
      body: wordParagraph(run('Words'), { style: 'Odd' }),
      ...wordStyle('paragraph', `<w:rPr>${content}</w:rPr>`),
    }),
    ...OF_STYLE,
  },
  {
    source: 'character_style',
    sample: (content) => ({
      body: wordParagraph(run('Words', '<w:rStyle w:val="Odd"/>')),
      ...wordStyle('character', `<w:rPr>${content}</w:rPr>`),
    }),
    ...OF_STYLE,
  },
  {
    source: 'table_style',
    sample: (content) => ({ body: STYLED_TABLE, ...wordStyle('table', `<w:rPr>${content}</w:rPr>`) }),
    ...OF_STYLE,
  },
  {
    ...OF_DEFAULTS,
    sample: (content) => ({ body: WORDS, defaults: `<w:rPrDefault><w:rPr>${content}</w:rPr></w:rPrDefault>` }),
  },
];

const styleOf = (model: TextDocument) => model.stories[0]?.paragraphs[0]?.runs.at(0)?.style;

type RunKind = Pick<WordCase, 'written' | 'shown' | 'is' | 'differs'> & { readonly change: DocumentChange };

const RUN_KINDS: readonly RunKind[] = [
  {
    change: { kind: 'color', surface: 'text', from: MAGENTA, to: TO_ACCENT },
    written: ['<w:color w:val="C0006B"/>', '<w:color w:themeColor="accent1" w:val="4472C4"/>'],
    shown: (model) => rgbOf(styleOf(model)?.paint),
    is: TO_ACCENT.rgb,
    differs: /\/paint\//,
  },
  {
    change: { kind: 'font', slot: 'latin', from: 'Comic Sans MS', to: { kind: 'theme', collection: 'minor' } },
    written: [
      '<w:rFonts w:ascii="Comic Sans MS" w:hAnsi="Comic Sans MS"/>',
      '<w:rFonts w:asciiTheme="minorHAnsi" w:hAnsiTheme="minorHAnsi"/>',
    ],
    shown: (model) => styleOf(model)?.fonts.latin.typeface,
    is: 'Calibri',
    differs: /\/fonts\//,
  },
  {
    change: { kind: 'size', from: 8, to: 10 },
    written: ['<w:sz w:val="16"/><w:szCs w:val="16"/>', '<w:sz w:val="20"/><w:szCs w:val="20"/>'],
    shown: (model) => styleOf(model)?.size.nominal,
    is: 10,
    differs: /\/size\//,
  },
  {
    change: { kind: 'language', from: 'de-DE', to: 'en-GB' },
    written: ['<w:lang w:val="de-DE"/>', '<w:lang w:val="en-GB"/>'],
    shown: (model) => styleOf(model)?.language?.tag,
    is: 'en-GB',
    differs: /(?:^|\/)language(?:\/|$)/,
  },
];

const NOWHERE = { surface: null, source: null } as const;
const OF_THEME = { surface: null, source: 'theme', part: '/word/theme/theme1.xml' } as const;
const PARAGRAPH = { part: DOCUMENT_PART, location: 'body/paragraph[0]' } as const;

/** The writers of text and its properties, of the theme, and of what is on no surface. */
export const WORD_TEXT_CASES: readonly WordCase[] = [
  ...LEVELS.flatMap(({ source, sample, part, location }) =>
    RUN_KINDS.map(({ change, ...one }): WordCase => ({
      ...one,
      surface: 'text',
      source,
      sample: sample(one.written[0]),
      edit: { part, location, change },
    })),
  ),
  {
    surface: 'text',
    source: null,
    sample: { body: wordParagraph(run('the e-mail')) },
    edit: { ...PARAGRAPH, change: { kind: 'text', start: 4, end: 10, from: 'e-mail', to: 'email' } },
    written: ['the e-mail', 'the email'],
    shown: (model) => model.stories[0]?.paragraphs[0]?.text,
    is: 'the email',
    differs: /\/text$|\/runs\/|\/ids\//,
  },
  {
    ...OF_THEME,
    sample: { body: wordParagraph(run('Words', '<w:color w:val="4472C4" w:themeColor="accent1"/>')) },
    edit: {
      part: OF_THEME.part,
      location: 'theme[0]/color[accent1]',
      change: { kind: 'theme_color', slot: 'accent1', from: TO_ACCENT.rgb, to: MAGENTA },
    },
    written: ['"4472C4"', '"C0006B"'],
    shown: (model) => formatRgb(rgbOf(styleOf(model)?.paint) ?? 0),
    is: 'C0006B',
    differs: /\/paint\/|theme\//,
  },
  {
    ...OF_THEME,
    sample: { body: WORDS },
    edit: {
      part: OF_THEME.part,
      location: 'theme[0]/font[minor]',
      change: { kind: 'theme_font', collection: 'minor', slot: 'latin', from: 'Calibri', to: 'Inter' },
    },
    written: ['"Calibri"', '"Inter"'],
    shown: (model) => styleOf(model)?.fonts.latin.typeface,
    is: 'Inter',
    differs: /\/fonts\/|theme\//,
  },
  {
    ...NOWHERE,
    sample: { body: wordTable(row([WORDS]), '', 1) },
    edit: { part: DOCUMENT_PART, location: 'body/paragraph[0]/table[0]', change: { kind: 'table_header' } },
    written: ['<w:trPr></w:trPr>', '<w:trPr><w:tblHeader/></w:trPr>'],
    shown: (model) => model.stories[0]?.drawings[0]?.shape.headerRow,
    is: true,
    differs: /\/headerRow$/,
  },
  {
    ...NOWHERE,
    sample: { body: WORDS, section: '<w:pgMar w:top="800" w:right="800" w:bottom="800" w:left="800"/>' },
    edit: {
      part: DOCUMENT_PART,
      location: 'section[0]/margins',
      change: { kind: 'margins', to: { right: 900_000 } },
    },
    written: ['w:right="800"', 'w:right="1417"'],
    shown: (model) => model.sections[0]?.page.margins.right,
    is: 899_795,
    differs: /\/margins\/right$/,
  },
  {
    ...NOWHERE,
    sample: { body: wordParagraph(run('Words'), { properties: '<w:spacing w:before="240"/>' }) },
    edit: { ...PARAGRAPH, change: { kind: 'direct_formatting', properties: ['spacing'] } },
    written: ['<w:spacing w:before="240"/>', ''],
    shown: (model) => model.stories[0]?.paragraphs[0]?.flow?.spacing.before,
    is: 0,
    differs: /\/spacing\/|\/direct/,
  },
];
