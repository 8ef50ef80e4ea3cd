import { part } from '../package/xml.ts';

const NAMESPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';

/** A part of PresentationML. `root` is the name of its root element, with its attributes. */
export function presentationPart(root: string, content: string): string {
  return part(`<${root} ${NAMESPACES}>${content}</${root.split(' ')[0] ?? root}>`);
}
