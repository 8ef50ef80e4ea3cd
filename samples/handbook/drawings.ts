import { EMBLEM_ID } from './relationship-ids.ts';

const EMU_PER_MM = 36_000;

interface Drawing {
  readonly id: number;
  readonly name: string;
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
  /** The alternative text. */
  readonly description?: string;
  /** The distance from the left and the top edge of the page, in millimetres. When left out, the drawing is in line with the text. */
  readonly at?: readonly [right: number, down: number];
}

/** A run with a picture. `blip` is the attribute of `a:blip` that refers to it. */
export function picture(drawing: Drawing, blip = `r:embed="${EMBLEM_ID}"`): string {
  const { id, name } = drawing;
  return `<w:r>${framed(
    drawing,
    'http://schemas.openxmlformats.org/drawingml/2006/picture',
    `<pic:pic><pic:nvPicPr><pic:cNvPr id="${id}" name="${name}"/><pic:cNvPicPr/></pic:nvPicPr>` +
      `<pic:blipFill><a:blip ${blip}/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
      `<pic:spPr>${extent(drawing)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic>`,
  )}</w:r>`;
}

/** A run with a shape of one colour that shows the paragraphs. Programs that do not know such shapes show nothing. */
export function shape(drawing: Drawing, fill: string, paragraphs = ''): string {
  const text = paragraphs === '' ? '' : `<wps:txbx><w:txbxContent>${paragraphs}</w:txbxContent></wps:txbx>`;
  const content =
    `<wps:wsp><wps:cNvSpPr${text === '' ? '' : ' txBox="1"'}/><wps:spPr>${extent(drawing)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>` +
    `<a:solidFill><a:srgbClr val="${fill}"/></a:solidFill></wps:spPr>${text}<wps:bodyPr/></wps:wsp>`;
  const frame = framed(drawing, 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape', content);
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${frame}</mc:Choice></mc:AlternateContent></w:r>`;
}

function extent({ width, height }: Drawing): string {
  return `<a:xfrm><a:off x="0" y="0"/><a:ext cx="${width * EMU_PER_MM}" cy="${height * EMU_PER_MM}"/></a:xfrm>`;
}

function framed(drawing: Drawing, uri: string, content: string): string {
  const { id, name, width, height, description, at } = drawing;
  const alternative = description === undefined ? '' : ` descr="${description}"`;
  const size = `<wp:extent cx="${width * EMU_PER_MM}" cy="${height * EMU_PER_MM}"/>`;
  const properties = `<wp:docPr id="${id}" name="${name}"${alternative}/><wp:cNvGraphicFramePr/>`;
  const graphic = `<a:graphic><a:graphicData uri="${uri}">${content}</a:graphicData></a:graphic>`;
  if (at === undefined) {
    return `<w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0">${size}${properties}${graphic}</wp:inline></w:drawing>`;
  }
  const position = (axis: string, offset: number) =>
    `<wp:position${axis} relativeFrom="page"><wp:posOffset>${offset * EMU_PER_MM}</wp:posOffset></wp:position${axis}>`;
  return (
    '<w:drawing><wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="1" behindDoc="0" locked="0" ' +
    `layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/>${position('H', at[0])}${position('V', at[1])}${size}` +
    `<wp:wrapTopAndBottom/>${properties}${graphic}</wp:anchor></w:drawing>`
  );
}
