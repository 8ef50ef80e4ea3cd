import { describe, expect, it } from '@jest/globals';
import { paragraph, table } from '@livery/office-testing';
import { colorOf, firstShape, modelOf } from '../testing/read-sample.ts';

describe('a table', () => {
  const cell = (text: string, attributes = ''): string =>
    `<a:tc ${attributes}><a:txBody><a:bodyPr/><a:lstStyle/>${paragraph(text)}</a:txBody><a:tcPr/></a:tc>`;
  const grid = '<a:tblGrid><a:gridCol w="1"/><a:gridCol w="1"/></a:tblGrid>';
  const content = (id: string): string =>
    `<a:tblPr firstRow="1" bandRow="1"><a:tableStyleId>${id}</a:tableStyleId></a:tblPr>${grid}` +
    `<a:tr>${cell('Head', 'gridSpan="2"')}${cell('', 'hMerge="1"')}</a:tr><a:tr>${cell('a')}${cell('b')}</a:tr>`;

  it('of a built-in style has its header, its bands and their text colours', () => {
    const { rows } = firstShape({ slides: [table(content('{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}'))] });
    expect(rows.map((row) => row.map(({ row: at, column, fill }) => [at, column, colorOf(fill)]))).toEqual([
      [[0, 0, '4472C4']],
      [
        [1, 0, 'CFD5EA'],
        [1, 1, 'CFD5EA'],
      ],
    ]);
    const head = rows[0]?.[0]?.text[0]?.runs.at(0)?.style.paint;
    expect(head).toMatchObject({ color: { rgb: 0xffffff, provenance: { source: 'table_style' } } });
  });

  it('with an unknown style is reported as not judged', () => {
    const model = modelOf({ slides: [table(content('{00000000-0000-0000-0000-000000000000}'))] });
    expect(model.omissions).toContainEqual(
      expect.objectContaining({ surface: 'table_fill', locations: ['slide[0]/shape[0]'] }),
    );
  });
});
