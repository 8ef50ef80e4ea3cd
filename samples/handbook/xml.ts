import { escaped, part } from '../package/xml.ts';

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ' +
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" ' +
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" mc:Ignorable="w14"';

/** A part of WordprocessingML. `root` is the local name of its root element. */
export function wordPart(root: string, content: string): string {
  return part(`<w:${root} ${NAMESPACES}>${content}</w:${root}>`);
}

/** A property that has one value, such as `w:sz`. */
export function value(name: string, of: string | number): string {
  return `<w:${name} w:val="${of}"/>`;
}

export interface RunStyle {
  /** `#RRGGBB`, or a colour of the theme: `accent4`. */
  readonly color?: string;
  readonly font?: string;
  /** In points. */
  readonly size?: number;
  readonly bold?: boolean;
  readonly hidden?: boolean;
  /** The id of a character style. */
  readonly style?: string;
}

export function run(text: string, style: RunStyle = {}): string {
  return `<w:r>${runProperties(style)}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
}

export function runProperties({ color, font, size, bold, hidden, style }: RunStyle): string {
  const properties = [
    style === undefined ? '' : value('rStyle', style),
    font === undefined ? '' : `<w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}"/>`,
    bold === true ? '<w:b/>' : '',
    hidden === true ? '<w:vanish/>' : '',
    color === undefined ? '' : colorProperty(color),
    size === undefined ? '' : value('sz', size * 2) + value('szCs', size * 2),
  ].join('');
  return properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`;
}

function colorProperty(color: string): string {
  return color.startsWith('#') ? value('color', color.slice(1)) : `<w:color w:val="000000" w:themeColor="${color}"/>`;
}

/** @param content what `run` made, or plain text; @param properties content of `w:pPr` after the style */
export function paragraph(content: string, style = '', properties = ''): string {
  const all = (style === '' ? '' : value('pStyle', style)) + properties;
  const inside = content.startsWith('<') || content === '' ? content : run(content);
  return `<w:p>${all === '' ? '' : `<w:pPr>${all}</w:pPr>`}${inside}</w:p>`;
}

/** Word writes this where a new page began when it last laid out the document. */
export const NEW_PAGE = '<w:r><w:lastRenderedPageBreak/></w:r>';
