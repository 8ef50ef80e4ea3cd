import { paragraph, type SamplePresentation, table, textBox } from '@livery/office-testing';
import { picture, SLIDE_SHAPES, slideWith, transform } from '../clean-deck.ts';
import { expectedFindings } from '../expected-finding.ts';
import type { DeckMutant } from '../mutant.ts';

const SHAPE = 'slide[0]/shape[5]';
const CELL = `<a:tc><a:txBody>${paragraph('A')}</a:txBody><a:tcPr/></a:tc>`;
const numbers = (attributes: string, rows: string, description = 'Some numbers'): SamplePresentation =>
  slideWith(
    {},
    table(`<a:tblPr ${attributes}/><a:tblGrid><a:gridCol w="1"/><a:gridCol w="1"/></a:tblGrid>${rows}`)
      .replace('name="Table"', `name="Table" descr="${description}"`)
      .replace(
        '<a:graphic>',
        `<p:xfrm>${transform(1_000_000, 3_800_000, 4_000_000, 1_000_000).slice(8, -9)}</p:xfrm><a:graphic>`,
      ),
  );

const shapeFinding = expectedFindings({ source: 'shape', locations: [SHAPE] });

export const accessibilityMutants: readonly DeckMutant[] = [
  {
    name: 'a picture has no alternative text',
    change: slideWith(
      {},
      picture('r:embed="photo"', transform(1_000_000, 4_000_000, 1_000_000, 500_000), { description: '' }),
    ),
    findings: [
      shapeFinding(
        'a11y.alt_text',
        'medium',
        'Alternative text is missing',
        'The picture "Picture 30" has no alternative text.',
      ),
    ],
  },
  {
    name: 'the alternative text of a picture is a file name',
    change: slideWith(
      {},
      picture('r:embed="photo"', transform(1_000_000, 4_000_000, 1_000_000, 500_000), { description: 'IMG_1.png' }),
    ),
    findings: [
      shapeFinding(
        'a11y.alt_text',
        'medium',
        'Alternative text is missing',
        'The picture "Picture 30" has a file name for its alternative text: "IMG_1.png".',
      ),
    ],
  },
  {
    name: 'a table has no alternative text',
    change: numbers('firstRow="1"', `<a:tr>${CELL}${CELL}</a:tr>`, ''),
    findings: [
      shapeFinding(
        'a11y.alt_text',
        'medium',
        'Alternative text is missing',
        'The table "Table" has no alternative text.',
      ),
    ],
  },
  {
    name: 'a table has no header row',
    change: numbers('', `<a:tr>${CELL}${CELL}</a:tr>`.repeat(2)),
    findings: [
      shapeFinding(
        'a11y.table_header',
        'medium',
        'Table has no header row',
        'The first row of "Table" is not marked as header.',
      ),
    ],
  },
  {
    name: 'two cells of a table are merged',
    change: numbers(
      'firstRow="1"',
      `<a:tr>${CELL.replace('<a:tc>', '<a:tc gridSpan="2">')}${CELL.replace('<a:tc>', '<a:tc hMerge="1">')}</a:tr>`,
    ),
    findings: [shapeFinding('a11y.merged_cells', 'low', 'Table has merged cells', '"Table" has 1 merged cell.')],
  },
  {
    name: 'a text that lies below the title comes before it in the z-order',
    change: {
      slides: [
        textBox(paragraph('Berlin'), { id: 10, shapeProperties: transform(1_000_000, 4_000_000, 1_000_000, 300_000) }) +
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
        occurrences: 1,
      },
    ],
  },
];
