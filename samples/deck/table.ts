import { type Box, frame } from './shapes.ts';
import { paragraph, run, solid } from './text.ts';
import { escaped } from '../package/xml.ts';

export interface Cell {
  readonly text: string;
  readonly fill: string;
  readonly color: string;
  readonly bold?: boolean;
}

export interface TableOptions {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly box: Box;
  readonly rows: readonly (readonly Cell[])[];
}

/** A table of equal columns and rows whose first row is a header. */
export function table({ id, name, description, box, rows }: TableOptions): string {
  const columns = rows[0]?.length ?? 1;
  const width = Math.round((box[2] * 9144) / columns);
  const height = Math.round((box[3] * 9144) / rows.length);
  const grid = `<a:gridCol w="${width}"/>`.repeat(columns);
  const body = rows.map((cells) => `<a:tr h="${height}">${cells.map(cell).join('')}</a:tr>`).join('');
  return (
    `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="${name}" descr="${escaped(description)}"/>` +
    `<p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>${frame(box, 'p:xfrm')}` +
    '<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table">' +
    `<a:tbl><a:tblPr firstRow="1"/><a:tblGrid>${grid}</a:tblGrid>${body}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`
  );
}

function cell({ text, fill, color, bold = false }: Cell): string {
  const content = paragraph([run(text, { color, bold, size: 16 })]);
  return `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${content}</a:txBody><a:tcPr anchor="ctr">${solid(fill)}</a:tcPr></a:tc>`;
}
