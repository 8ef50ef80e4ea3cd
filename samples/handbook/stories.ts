import type { OfficePart } from '@livery/office-testing';
import { picture } from './drawings.ts';
import { EMBLEM_ID } from './relationship-ids.ts';
import { paragraph, run, wordPart } from './xml.ts';

/** Headers, footers, footnotes and comments, in the order of their parts. */
export function stories(): readonly OfficePart[] {
  return [
    {
      name: 'word/header1.xml',
      data: wordPart('hdr', paragraph(emblem() + run(' Confidential'), 'Header')),
      relationships: [{ id: EMBLEM_ID, type: 'image', target: 'media/image1.png' }],
    },
    { name: 'word/header2.xml', data: wordPart('hdr', paragraph('', 'Header')) },
    {
      name: 'word/footer1.xml',
      data: wordPart('ftr', paragraph(run('Northwind Coffee, page ') + pageNumber(), 'Footer')),
    },
    { name: 'word/footer2.xml', data: wordPart('ftr', paragraph('', 'Footer')) },
    { name: 'word/footnotes.xml', data: wordPart('footnotes', SEPARATORS + footnote()) },
    { name: 'word/comments.xml', data: wordPart('comments', comment()) },
  ];
}

function emblem(): string {
  return picture({ id: 21, name: 'Emblem', width: 16, height: 16, description: 'The emblem of Northwind Coffee' });
}

function pageNumber(): string {
  return `<w:fldSimple w:instr=" PAGE ">${run('1')}</w:fldSimple>`;
}

const SEPARATORS =
  '<w:footnote w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:footnote>' +
  '<w:footnote w:type="continuationSeparator" w:id="0"><w:p><w:r><w:continuationSeparator/></w:r></w:p></w:footnote>';

function footnote(): string {
  const mark = '<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteRef/></w:r>';
  return `<w:footnote w:id="1">${paragraph(mark + run(' Measured at the group.'), 'FootnoteText')}</w:footnote>`;
}

function comment(): string {
  return (
    '<w:comment w:id="0" w:author="Northwind Coffee" w:date="2026-07-01T08:00:00Z" w:initials="NC">' +
    `${paragraph('Ask the harbour shop first.')}</w:comment>`
  );
}
