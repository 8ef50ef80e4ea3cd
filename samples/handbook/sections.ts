import { EMPTY_FOOTER_ID, EMPTY_HEADER_ID, FOOTER_ID, HEADER_ID } from './relationship-ids.ts';
import { NEW_PAGE, paragraph, run } from './xml.ts';

const TWIPS_PER_MM = 1_440 / 25.4;

/** In millimetres. */
function page(
  width: number,
  height: number,
  margins: readonly [top: number, right: number, bottom: number, left: number],
) {
  const [top, right, bottom, left] = margins.map(twips);
  return (
    `<w:pgSz w:w="${twips(width)}" w:h="${twips(height)}"/>` +
    `<w:pgMar w:top="${top}" w:right="${right}" w:bottom="${bottom}" w:left="${left}" w:header="700" w:footer="700" w:gutter="0"/>`
  );
}

function twips(millimetres: number): number {
  return Math.round(millimetres * TWIPS_PER_MM);
}

function references(header: string, footer: string): string {
  return `<w:headerReference w:type="default" r:id="${header}"/><w:footerReference w:type="default" r:id="${footer}"/>`;
}

/** The section of the handbook before the appendix: A4 with emblem, label, footer and page number. */
export function firstSection(): string {
  const properties = `${references(HEADER_ID, FOOTER_ID)}${page(210, 297, [25, 25, 20, 25])}`;
  return paragraph('', '', `<w:sectPr>${properties}</w:sectPr>`);
}

/** The section of the appendix. Faults: Letter size, narrow margins, empty header and footer. */
export function appendix(): string {
  return (
    paragraph(NEW_PAGE + run('Shop handbook'), 'Heading1') +
    paragraph('Old prices, kept for comparison.') +
    `<w:sectPr>${references(EMPTY_HEADER_ID, EMPTY_FOOTER_ID)}${page(215.9, 279.4, [12.7, 12.7, 12.7, 12.7])}</w:sectPr>`
  );
}
