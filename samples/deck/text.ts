import { escaped } from '../package/xml.ts';

/** A theme colour by its slot, `accent4` or `accent4 lumMod 75000`, or an RGB colour, `#E63946`. */
export function color(value: string): string {
  if (value.startsWith('#')) return `<a:srgbClr val="${value.slice(1)}"/>`;
  const [slot = '', transform, amount = ''] = value.split(' ');
  const inner = transform === undefined ? '' : `<a:${transform} val="${amount}"/>`;
  return `<a:schemeClr val="${slot}">${inner}</a:schemeClr>`;
}

export function solid(value: string): string {
  return `<a:solidFill>${color(value)}</a:solidFill>`;
}

export interface RunStyle {
  readonly color?: string;
  readonly font?: string;
  /** In points. */
  readonly size?: number;
  readonly bold?: boolean;
  /** The id of the relationship to the target of the link. */
  readonly link?: string;
}

export function run(text: string, style: RunStyle = {}): string {
  const size = style.size === undefined ? '' : ` sz="${style.size * 100}"`;
  const bold = style.bold === true ? ' b="1"' : '';
  const fill = style.color === undefined ? '' : solid(style.color);
  const font = style.font === undefined ? '' : `<a:latin typeface="${style.font}"/>`;
  const link = style.link === undefined ? '' : `<a:hlinkClick r:id="${style.link}"/>`;
  return `<a:r><a:rPr lang="en-GB"${size}${bold}>${fill}${font}${link}</a:rPr><a:t>${escaped(text)}</a:t></a:r>`;
}

/** @param runs what `run` made, or plain text; @param level 0 to 8 */
export function paragraph(runs: string | readonly string[], level = 0): string {
  const content = typeof runs === 'string' ? run(runs) : runs.join('');
  const properties = level === 0 ? '' : `<a:pPr lvl="${level}"/>`;
  return `<a:p>${properties}${content}</a:p>`;
}
