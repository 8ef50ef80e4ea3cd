interface Drawn {
  /** The size in EMU. */
  readonly width?: number;
  readonly height?: number;
  /** Attributes of `wp:docPr`. When left out, the drawing has an alternative text. */
  readonly properties?: string;
  /** The distance from the left and the top edge of the page, in EMU. When left out, the drawing is in line with the text. */
  readonly at?: readonly [x: number, y: number];
  /** The elements `wp:positionH` and `wp:positionV`, instead of `at`. */
  readonly positions?: string;
}

/** A run with a picture. `blip` is the attributes of `a:blip`, and `fill` is what follows that element. */
export function picture(blip: string, { fill = '', ...drawn }: Drawn & { readonly fill?: string } = {}): string {
  const { width = 914_400, height = 914_400 } = drawn;
  return drawing(
    'picture',
    '<pic:pic><pic:nvPicPr><pic:cNvPr id="7" name="Picture 1"/><pic:cNvPicPr/></pic:nvPicPr>' +
      `<pic:blipFill><a:blip ${blip}/>${fill}<a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
      `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${width}" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic>`,
    drawn,
  );
}

/** A run with a shape of Word 2010. With paragraphs it is a text box, which Word also writes as VML for older programs. */
export function wordShape(shapeProperties: string, paragraphs = '', drawn: Drawn = {}): string {
  const text = paragraphs === '' ? '' : `<w:txbxContent>${paragraphs}</w:txbxContent>`;
  const box = text === '' ? '' : `<wps:txbx>${text}</wps:txbx>`;
  const shape = `<wps:wsp><wps:cNvSpPr${text === '' ? '' : ' txBox="1"'}/><wps:spPr>${shapeProperties}</wps:spPr>${box}<wps:bodyPr/></wps:wsp>`;
  const uri = 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape';
  const twin = text === '' ? '' : `<w:pict><v:shape><v:textbox>${text}</v:textbox></v:shape></w:pict>`;
  return (
    `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${frame(shape, uri, drawn)}</mc:Choice>` +
    `<mc:Fallback>${twin}</mc:Fallback></mc:AlternateContent></w:r>`
  );
}

/** A run with a drawing. `kind` is `chart`, `picture` or `diagram`. */
export function drawing(kind: string, content: string, drawn: Drawn = {}): string {
  return `<w:r>${frame(content, `http://schemas.openxmlformats.org/drawingml/2006/${kind}`, drawn)}</w:r>`;
}

function frame(content: string, uri: string, drawn: Drawn): string {
  const { width = 914_400, height = 914_400, properties = 'descr="A cup of coffee"', at } = drawn;
  const positions = drawn.positions ?? (at && fromPage(at));
  const inside =
    `<wp:extent cx="${width}" cy="${height}"/><wp:docPr id="7" name="Drawing 1" ${properties}/>` +
    `<a:graphic><a:graphicData uri="${uri}">${content}</a:graphicData></a:graphic>`;
  return `<w:drawing>${positions === undefined ? `<wp:inline>${inside}</wp:inline>` : anchored(positions, inside)}</w:drawing>`;
}

function anchored(positions: string, inside: string): string {
  return `<wp:anchor behindDoc="0"><wp:simplePos x="0" y="0"/>${positions}${inside}</wp:anchor>`;
}

function fromPage([x, y]: readonly [number, number]): string {
  return position('H', 'page', x) + position('V', 'page', y);
}

/** The position of an anchored drawing on one axis: the offset in EMU from `page`, `margin`, `column` and the like. */
export function position(axis: 'H' | 'V', from: string, offset: number): string {
  return `<wp:position${axis} relativeFrom="${from}"><wp:posOffset>${offset}</wp:posOffset></wp:position${axis}>`;
}

/** The header of a PNG of this many pixels (ISO/IEC 15948). Readers that need the size alone read no more. */
export function pngHeader(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(33);
  bytes.set(Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'));
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.set([8, 2], 24);
  return bytes;
}
