import type { TextDocument, ValueSource } from '@livery/office-model';
import { row, run, type SampleDocx, wordParagraph, wordTable } from '@livery/office-testing';
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

type Surface = 'shading' | 'border' | 'table_fill' | 'table_border';

const SHADING = [
  '<w:shd w:val="clear" w:color="auto" w:fill="C0006B"/>',
  '<w:shd w:themeFill="accent1" w:val="clear" w:color="auto" w:fill="4472C4"/>',
] as const;
const border = (name: string) =>
  [
    `<w:${name} w:val="single" w:sz="4" w:color="C0006B"/>`,
    `<w:${name} w:themeColor="accent1" w:val="single" w:sz="4" w:color="4472C4"/>`,
  ] as const;

/** An element with borders, in which the right side has a colour that stays. */
const bordered =
  (name: string): ((side: string) => string) =>
  (side) =>
    `<w:${name}>${side}<w:right w:val="single" w:sz="4" w:color="5B9BD5"/></w:${name}>`;

interface Painted {
  readonly surface: Surface;
  readonly written: WordCase['written'];
  /** What is around the written element in the properties of a level. */
  readonly around: (written: string) => string;
  readonly shown: WordCase['shown'];
  readonly differs: RegExp;
}

const flowOf = (model: TextDocument) => model.stories[0]?.paragraphs[0]?.flow;
const styleOf = (model: TextDocument) => model.stories[0]?.paragraphs[0]?.runs.at(0)?.style;
const cellOf = (model: TextDocument) => model.stories[0]?.drawings[0]?.shape.rows[0]?.[0];
const plain = (written: string): string => written;

const OF_PARAGRAPHS: readonly Painted[] = [
  {
    surface: 'shading',
    written: SHADING,
    around: plain,
    shown: (model) => rgbOf(flowOf(model)?.shading),
    differs: /\/shading\//,
  },
  {
    surface: 'border',
    written: border('top'),
    around: bordered('pBdr'),
    shown: (model) => rgbOf(flowOf(model)?.borders[0]),
    differs: /\/borders\//,
  },
];
const OF_RUNS: readonly Painted[] = [
  {
    surface: 'shading',
    written: SHADING,
    around: plain,
    shown: (model) => styleOf(model)?.shading?.rgb,
    differs: /\/shading\//,
  },
  {
    surface: 'border',
    written: border('bdr'),
    around: plain,
    shown: (model) => styleOf(model)?.border?.rgb,
    differs: /\/border\//,
  },
];
const ofCells = (borders: 'tcBorders' | 'tblBorders'): readonly Painted[] => [
  {
    surface: 'table_fill',
    written: SHADING,
    around: plain,
    shown: (model) => rgbOf(cellOf(model)?.fill),
    differs: /\/fill\/|\/ground\//,
  },
  {
    surface: 'table_border',
    written: border('top'),
    around: bordered(borders),
    shown: (model) => rgbOf(cellOf(model)?.borders[0]),
    differs: /\/borders\//,
  },
];

const PARAGRAPH = { part: DOCUMENT_PART, location: 'body/paragraph[0]' } as const;
const CELL = { source: 'run', part: DOCUMENT_PART, location: 'body/paragraph[0]/table[0]/cell[0,0]' } as const;
const styled = (source: ValueSource, body: string, type: string, element: string): WordLevel => ({
  source,
  sample: (content): SampleDocx => ({ body, ...wordStyle(type, `<w:${element}>${content}</w:${element}>`) }),
  ...OF_STYLE,
});
const defaults = (name: 'r' | 'p'): WordLevel => ({
  ...OF_DEFAULTS,
  sample: (content) => ({
    body: WORDS,
    defaults: `<w:${name}PrDefault><w:${name}Pr>${content}</w:${name}Pr></w:${name}PrDefault>`,
  }),
});
const inStyle = wordParagraph(run('Words'), { style: 'Odd' });

const LEVELS: readonly (readonly [readonly Painted[], readonly WordLevel[]])[] = [
  [
    OF_PARAGRAPHS,
    [
      {
        source: 'run',
        sample: (content) => ({ body: wordParagraph(run('Words'), { properties: content }) }),
        ...PARAGRAPH,
      },
      styled('paragraph_style', inStyle, 'paragraph', 'pPr'),
      styled('table_style', STYLED_TABLE, 'table', 'pPr'),
      defaults('p'),
    ],
  ],
  [
    OF_RUNS,
    [
      {
        source: 'run',
        sample: (content) => ({ body: wordParagraph(run('Words', content)) }),
        part: DOCUMENT_PART,
        location: 'body/paragraph[0]/run[0]',
      },
      styled('paragraph_style', inStyle, 'paragraph', 'rPr'),
      styled('character_style', wordParagraph(run('Words', '<w:rStyle w:val="Odd"/>')), 'character', 'rPr'),
      styled('table_style', STYLED_TABLE, 'table', 'rPr'),
      defaults('r'),
    ],
  ],
  [
    ofCells('tcBorders'),
    [
      { ...CELL, sample: (content) => ({ body: wordTable(row([`<w:tcPr>${content}</w:tcPr>${WORDS}`]), '', 1) }) },
      styled('table_style', STYLED_TABLE, 'table', 'tcPr'),
    ],
  ],
  [
    ofCells('tblBorders'),
    [
      {
        ...CELL,
        sample: (content) => ({
          body: wordTable(row([WORDS]).replace('<w:trPr>', `<w:tblPrEx>${content}</w:tblPrEx><w:trPr>`), '', 1),
        }),
      },
      { ...CELL, sample: (content) => ({ body: wordTable(row([WORDS]), content, 1) }) },
      styled('table_style', STYLED_TABLE, 'table', 'tblPr'),
    ],
  ],
];

/** The writers of shadings and borders, at each level of each surface. */
export const WORD_PAINT_CASES: readonly WordCase[] = [
  ...LEVELS.flatMap(([paints, levels]) =>
    paints.flatMap(({ surface, written, around, shown, differs }) =>
      levels.map(({ source, sample, part, location }): WordCase => ({
        surface,
        source,
        sample: sample(around(written[0])),
        edit: { part, location, change: { kind: 'color', surface, from: MAGENTA, to: TO_ACCENT } },
        written,
        shown,
        is: TO_ACCENT.rgb,
        differs,
      })),
    ),
  ),
  {
    surface: 'border',
    source: 'section',
    sample: { body: WORDS, section: bordered('pgBorders')(border('top')[0]) },
    edit: {
      part: DOCUMENT_PART,
      location: 'section[0]',
      change: { kind: 'color', surface: 'border', from: MAGENTA, to: TO_ACCENT },
    },
    written: border('top'),
    shown: (model) => rgbOf(model.sections[0]?.borders[0]),
    is: TO_ACCENT.rgb,
    differs: /\/borders\//,
  },
];
