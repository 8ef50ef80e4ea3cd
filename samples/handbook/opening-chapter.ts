import { paragraph, run } from './xml.ts';

/** Faults of colours, fonts and headings at every level of a text document. */
export function openingChapter(): string {
  return [
    paragraph('Shop handbook', 'Heading1'),
    paragraph(run('How we open, serve and close, from ') + run('1 September', { color: '#FF0000' }) + run('.')),
    paragraph('Warm cups for short days.', 'Quote'),
    paragraph(run('Good coffee begins before the first guest.', { font: 'Comic Sans MS' })),
    paragraph(run('Before opening', { bold: true, size: 15 })),
    paragraph(run('Fill the  grinder, ') + run('warm the cups ') + run(' and taste.')),
    paragraph('Weigh the beans.', 'ListNumber'),
    paragraph('Grind them fine.', 'ListNumber'),
    paragraph('Cleaning', 'Heading3'),
    paragraph(run('Rinse the group after every cup.', { color: '#333333', size: 13 })),
    paragraph(run('Keep the machine at 93 degrees.') + FOOTNOTE_REFERENCE),
    paragraph(run('Our teal is for happy news.', { color: '#2A9D8F' })),
    paragraph(run('Offer for shops that take part in the autumn launch.', { size: 8 })),
    paragraph(run('93', { size: 88 })),
    paragraph(run('Prices are subject to change.', { color: '#E5E5E5' })),
  ].join('');
}

const FOOTNOTE_REFERENCE =
  '<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="1"/></w:r>';
