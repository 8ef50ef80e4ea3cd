import { color, solid } from './text.ts';
import { escaped } from '../package/xml.ts';

/** Left, top, width and height in hundredths of an inch. The slide is 1333 wide and 750 high. */
export type Box = readonly [left: number, top: number, width: number, height: number];

const EMU = 9144;

export interface ShapeOptions {
  readonly id: number;
  readonly name: string;
  readonly box: Box;
  readonly fill?: string;
  /** The colour of a `fillRef`. The shape has no fill of its own then. */
  readonly styleFill?: string;
  readonly geometry?: 'rect' | 'roundRect' | 'ellipse';
  /** The paragraphs. An empty string gives an empty text body. */
  readonly text?: string;
  /** The content of `a:lstStyle`. */
  readonly listStyle?: string;
}

export function frame([left, top, width, height]: Box, element = 'a:xfrm'): string {
  return `<${element}><a:off x="${left * EMU}" y="${top * EMU}"/><a:ext cx="${width * EMU}" cy="${height * EMU}"/></${element}>`;
}

export function shape(options: ShapeOptions): string {
  const {
    id,
    name,
    box,
    fill,
    styleFill,
    geometry = 'rect',
    text = '<a:p><a:endParaRPr lang="en-GB"/></a:p>',
  } = options;
  const paint = fill === undefined ? (styleFill === undefined ? '<a:noFill/>' : '') : solid(fill);
  const reference = (kind: string, index: number, value: string) =>
    `<a:${kind} idx="${index}">${color(value)}</a:${kind}>`;
  const style =
    styleFill === undefined
      ? ''
      : `<p:style>${reference('lnRef', 0, 'accent1')}${reference('fillRef', 1, styleFill)}${reference('effectRef', 0, 'accent1')}` +
        '<a:fontRef idx="minor"><a:schemeClr val="lt1"/></a:fontRef></p:style>';
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${escaped(name)}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr>` +
    `<p:spPr>${frame(box)}<a:prstGeom prst="${geometry}"><a:avLst/></a:prstGeom>${paint}</p:spPr>${style}` +
    `<p:txBody><a:bodyPr wrap="square" anchor="ctr"/><a:lstStyle>${options.listStyle ?? ''}</a:lstStyle>${text}</p:txBody></p:sp>`
  );
}

export interface PlaceholderOptions {
  readonly id: number;
  readonly name: string;
  /** The attributes of `p:ph`. */
  readonly kind: string;
  readonly text: string;
  /** When left out, the position is inherited from the layout. */
  readonly box?: Box;
  readonly listStyle?: string;
  readonly anchor?: 't' | 'ctr' | 'b';
}

export function placeholder({ id, name, kind, text, box, listStyle = '', anchor }: PlaceholderOptions): string {
  const position = box === undefined ? '' : frame(box);
  const body = anchor === undefined ? '<a:bodyPr/>' : `<a:bodyPr anchor="${anchor}"/>`;
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>` +
    `<p:nvPr><p:ph ${kind}/></p:nvPr></p:nvSpPr><p:spPr>${position}</p:spPr>` +
    `<p:txBody>${body}<a:lstStyle>${listStyle}</a:lstStyle>${text}</p:txBody></p:sp>`
  );
}

/** A group whose children keep their coordinates. */
export function group(id: number, name: string, box: Box, children: readonly string[]): string {
  const [left, top, width, height] = box.map((value) => value * EMU);
  return (
    `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm>` +
    `<a:off x="${left}" y="${top}"/><a:ext cx="${width}" cy="${height}"/>` +
    `<a:chOff x="${left}" y="${top}"/><a:chExt cx="${width}" cy="${height}"/></a:xfrm></p:grpSpPr>${children.join('')}</p:grpSp>`
  );
}

/** @param image id of the relationship; @param description alternative text, none when undefined */
export function picture(id: number, name: string, box: Box, image: string, description?: string): string {
  const alternative = description === undefined ? '' : ` descr="${escaped(description)}"`;
  return (
    `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="${name}"${alternative}/><p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr>` +
    `<p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="${image}"/><a:stretch><a:fillRect/></a:stretch></p:blipFill>` +
    `<p:spPr>${frame(box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`
  );
}

/** A picture that is loaded from outside the file. @param image id of the external relationship */
export function linkedPicture(id: number, name: string, box: Box, image: string, description: string): string {
  return picture(id, name, box, image, description).replace('r:embed', 'r:link');
}

/** The shape tree with empty group properties. */
export function shapeTree(shapes: readonly string[]): string {
  return (
    '<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/>' +
    `<a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>${shapes.join('')}</p:spTree>`
  );
}
