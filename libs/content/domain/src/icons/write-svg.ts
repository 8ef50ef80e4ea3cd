import type { SvgElement } from './svg-element.ts';

/** The namespace of SVG. */
export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Writes a cleaned SVG. Names have no prefixes, and no value contains `<` or `>`, so that the text can be cut at these characters. */
export function writeSvg(root: SvgElement): string {
  const parts: string[] = [];
  writeElement(root, ` xmlns="${SVG_NAMESPACE}"`, parts);
  return parts.join('');
}

function writeElement({ name, attributes, children }: SvgElement, declarations: string, parts: string[]): void {
  parts.push(`<${name}${declarations}`);
  for (const [attribute, value] of attributes) parts.push(` ${attribute}="${escaped(value)}"`);
  if (children.length === 0) {
    parts.push('/>');
    return;
  }
  parts.push('>');
  for (const child of children) {
    if (typeof child === 'string') parts.push(child.replace(/[&<>\r]/g, escape));
    else writeElement(child, '', parts);
  }
  parts.push(`</${name}>`);
}

function escaped(value: string): string {
  return /[&<>"\t\n\r]/.test(value) ? value.replace(/[&<>"\t\n\r]/g, escape) : value;
}

function escape(character: string): string {
  return ESCAPES[character] ?? '';
}
