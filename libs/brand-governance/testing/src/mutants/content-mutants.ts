import { paragraph, placeholder, type SamplePresentation, table, textBox } from '@livery/office-testing';
import {
  CLEAN_DECK,
  layoutWith,
  LAYOUT_SHAPES,
  picture,
  place,
  SLIDE_SHAPES,
  slideWith,
  SMALL_PRINT,
  TITLE,
} from '../clean-deck.ts';
import type { Mutant, Predicted } from '../mutant.ts';

const SHAPE = 'slide[0]/shape[5]';
const LONG = 'A title that goes on and on until nobody who sits in the last row can read it any more';

/** The text that the layout writes, without these words. */
const printWithout = (words: string): SamplePresentation =>
  layoutWith({ smallPrint: LAYOUT_SHAPES.smallPrint.replace(SMALL_PRINT, SMALL_PRINT.replace(words, '')) });
const titled = (text: string): SamplePresentation => slideWith({ title: placeholder(TITLE, paragraph(text)) });

const CELL = `<a:tc><a:txBody>${paragraph('A')}</a:txBody><a:tcPr/></a:tc>`;
const numbers = (attributes: string, rows: string, description = 'Some numbers'): SamplePresentation =>
  slideWith(
    {},
    table(`<a:tblPr ${attributes}/><a:tblGrid><a:gridCol w="1"/><a:gridCol w="1"/></a:tblGrid>${rows}`)
      .replace('name="Table"', `name="Table" descr="${description}"`)
      .replace(
        '<a:graphic>',
        `<p:xfrm>${place(1_000_000, 3_800_000, 4_000_000, 1_000_000).slice(8, -9)}</p:xfrm><a:graphic>`,
      ),
  );

function onTheLayout(type: string, title: string, detail: string): Predicted {
  return { type, severity: 'medium', title, detail, source: 'layout', locations: ['slide[0]'] };
}

function onTheFile(type: string, severity: Predicted['severity'], title: string, detail: string): Predicted {
  return { type, severity, title, detail, source: 'package', locations: ['package'] };
}

function onTheShape(type: string, severity: Predicted['severity'], title: string, detail: string): Predicted {
  return { type, severity, title, detail, source: 'shape', locations: [SHAPE] };
}

export const contentMutants: readonly Mutant[] = [
  {
    name: 'the footer, which is taken away',
    deck: slideWith({ footer: '' }),
    findings: [
      onTheLayout(
        'footer.missing',
        'Footer is missing',
        'The layout has a footer, the slide does not show "Northwind".',
      ),
    ],
  },
  {
    name: 'the words of the footer',
    deck: slideWith({ footer: placeholder('type="ftr" idx="11"', paragraph('Somebody'), { id: 5 }) }),
    findings: [
      onTheLayout(
        'footer.missing',
        'Footer is missing',
        'The layout has a footer, the slide does not show "Northwind".',
      ),
    ],
  },
  {
    name: 'the footer of slide and layout',
    deck: { ...slideWith({ footer: '' }), ...layoutWith({ footer: '' }) },
    findings: [
      onTheLayout(
        'footer.missing',
        'Footer is missing',
        'The layout has no place for a footer, the slide does not show "Northwind".',
      ),
    ],
  },
  {
    name: 'the number of the slide, which is taken away',
    deck: slideWith({ number: '' }),
    findings: [
      onTheLayout(
        'footer.slide_number',
        'Slide number is missing',
        'The layout has a slide number, the slide does not show it.',
      ),
    ],
  },
  {
    name: 'the date to one that changes',
    deck: slideWith({
      date: placeholder('type="dt" idx="10"', '<a:p><a:fld type="datetime1"><a:t>1 January</a:t></a:fld></a:p>', {
        id: 4,
      }),
    }),
    findings: [onTheLayout('footer.date', 'Date is not fixed', 'The date of the slide changes with every day.')],
  },
  {
    name: 'the date, which is taken away',
    deck: slideWith(
      { date: '' },
      textBox(paragraph('January'), { id: 10, shapeProperties: place(1_000_000, 4_000_000, 1_000_000, 500_000) }),
    ),
    findings: [onTheLayout('footer.date', 'Date is missing', 'The slide shows no date.')],
  },
  {
    name: 'the confidentiality label of the layout',
    deck: printWithout('Confidential. '),
    findings: [
      onTheLayout(
        'footer.confidentiality',
        'Confidentiality label is missing',
        'The slide does not show "Confidential".',
      ),
    ],
  },
  {
    name: 'the required text of the layout',
    deck: printWithout('No offer to sell. '),
    findings: [onTheFile('required.text', 'high', 'Required text is missing', '"No offer to sell" does not occur.')],
  },
  {
    name: 'the required term of the layout',
    deck: printWithout(' Limited'),
    findings: [onTheFile('term.required', 'medium', 'Required term is missing', '"Limited" does not occur.')],
  },
  {
    name: 'the text that the first slide has to hold',
    deck: slideWith({ date: placeholder('type="dt" idx="10"', paragraph('February'), { id: 4 }) }),
    findings: [
      onTheFile(
        'required.slide',
        'high',
        'Required slide is missing',
        'The first slide has to hold the text "January".',
      ),
    ],
  },
  {
    name: 'the title, which is taken away',
    deck: slideWith({ title: '' }),
    findings: [onTheLayout('title.missing', 'Title is missing', 'The slide has no title text.')],
  },
  {
    name: 'the number of slides with one title',
    deck: { slides: [...(CLEAN_DECK.slides ?? []), ...(CLEAN_DECK.slides ?? [])] },
    findings: [
      {
        type: 'title.duplicate',
        severity: 'low',
        title: 'Title occurs more than once',
        detail: '"The plan" is the title of 2 slides.',
        source: 'shape',
        locations: ['slide[0]/shape[0]/paragraph[0]', 'slide[1]/shape[0]/paragraph[0]'],
        paragraphs: [0],
      },
    ],
  },
  {
    name: 'the length of the title',
    deck: titled(LONG),
    findings: [
      {
        type: 'title.too_long',
        severity: 'low',
        title: 'Title is too long',
        detail: `The title "${LONG.slice(0, 79)}…" has ${LONG.length} characters, allowed 80.`,
        source: 'shape',
        locations: ['slide[0]/shape[0]/paragraph[0]'],
      },
    ],
  },
  {
    name: 'the alternative text of a picture',
    deck: slideWith(
      {},
      picture('r:embed="photo"', place(1_000_000, 4_000_000, 1_000_000, 500_000), { description: '' }),
    ),
    findings: [
      onTheShape(
        'a11y.alt_text',
        'medium',
        'Alternative text is missing',
        'The picture "Picture 30" has no alternative text.',
      ),
    ],
  },
  {
    name: 'the alternative text of a picture to the name of its file',
    deck: slideWith(
      {},
      picture('r:embed="photo"', place(1_000_000, 4_000_000, 1_000_000, 500_000), { description: 'IMG_1.png' }),
    ),
    findings: [
      onTheShape(
        'a11y.alt_text',
        'medium',
        'Alternative text is missing',
        'The picture "Picture 30" has a file name for its alternative text: "IMG_1.png".',
      ),
    ],
  },
  {
    name: 'the alternative text of a table',
    deck: numbers('firstRow="1"', `<a:tr>${CELL}${CELL}</a:tr>`, ''),
    findings: [
      onTheShape(
        'a11y.alt_text',
        'medium',
        'Alternative text is missing',
        'The table "Table" has no alternative text.',
      ),
    ],
  },
  {
    name: 'the header row of a table',
    deck: numbers('', `<a:tr>${CELL}${CELL}</a:tr>`.repeat(2)),
    findings: [
      onTheShape(
        'a11y.table_header',
        'medium',
        'Table has no header row',
        'The first row of "Table" is not marked as header.',
      ),
    ],
  },
  {
    name: 'two cells of a table to one',
    deck: numbers(
      'firstRow="1"',
      `<a:tr>${CELL.replace('<a:tc>', '<a:tc gridSpan="2">')}${CELL.replace('<a:tc>', '<a:tc hMerge="1">')}</a:tr>`,
    ),
    findings: [onTheShape('a11y.merged_cells', 'low', 'Table has merged cells', '1 merged cell in "Table".')],
  },
  {
    name: 'the z-order of a text below the title, which is put before it',
    deck: {
      slides: [
        textBox(paragraph('Berlin'), { id: 10, shapeProperties: place(1_000_000, 4_000_000, 1_000_000, 300_000) }) +
          Object.values(SLIDE_SHAPES).join(''),
      ],
    },
    findings: [
      {
        type: 'a11y.reading_order',
        severity: 'low',
        title: 'Reading order does not follow the layout',
        detail: '"Shape 10" is read before the title.',
        source: 'shape',
        locations: ['slide[0]', 'slide[0]/shape[0]', 'slide[0]/shape[1]'],
      },
    ],
  },
];
