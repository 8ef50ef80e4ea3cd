import { paragraph, run } from './xml.ts';

const ROWS = [
  ['Shop', 'Cups a day'],
  ['Harbour', '420'],
  ['Station', '610'],
];

/** The table of the handbook. Faults: its first row is not a header row, and the cell of the station has a colour off the palette. */
export function table(): string {
  const properties =
    '<w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders><w:top w:val="single" w:sz="4" w:space="0" w:color="14213D"/>' +
    '<w:bottom w:val="single" w:sz="4" w:space="0" w:color="14213D"/></w:tblBorders></w:tblPr>';
  const rows = ROWS.map(
    (cells) => `<w:tr>${cells.map((text) => cell(text, text === '610' ? 'F28482' : null)).join('')}</w:tr>`,
  );
  return `<w:tbl>${properties}<w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="3000"/></w:tblGrid>${rows.join('')}</w:tbl>`;
}

function cell(text: string, fill: string | null): string {
  const shading = fill === null ? '' : `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>`;
  return `<w:tc><w:tcPr><w:tcW w:w="3000" w:type="dxa"/>${shading}</w:tcPr>${paragraph(run(text))}</w:tc>`;
}
