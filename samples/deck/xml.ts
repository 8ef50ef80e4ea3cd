const NAMESPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A part with a root of its own namespaces. */
export function part(xml: string): string {
  return HEAD + xml;
}

/** A part of PresentationML; `root` is the name of its root element with attributes, if any. */
export function presentationPart(root: string, content: string): string {
  return part(`<${root} ${NAMESPACES}>${content}</${root.split(' ')[0] ?? root}>`);
}

/** Text as character data or as the value of an attribute. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
