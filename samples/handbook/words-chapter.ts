import { LINK_ID } from './relationship-ids.ts';
import { NEW_PAGE, paragraph, run } from './xml.ts';

const AUTHOR = 'w:author="Northwind Coffee" w:date="2026-07-01T08:00:00Z"';

/** Faults of language, and content that must not be published. */
export function wordsChapter(): string {
  return [
    paragraph(NEW_PAGE + run('Words'), 'Heading2'),
    paragraph('Delivery is guaranteed, we confirm by e-mail -- order no. 12.'),
    paragraph('Partners show the BeanBox in Powerpoint.'),
    paragraph('The the harvest comes from "three" farms.'),
    paragraph(
      run('We roast on ') + inserted(1, 'Mondays and ') + deleted(2, 'Tuesdays, ') + run('Wednesdays and Fridays.'),
    ),
    paragraph(run('Ask your manager.') + run(' Only for the board.', { hidden: true })),
    paragraph(commented('Closing time is under review.')),
    paragraph(run('More on roasting: ') + link('click here') + run('.')),
    contentControl('Click or tap here to enter the name of the shop.'),
  ].join('');
}

function inserted(id: number, text: string): string {
  return `<w:ins w:id="${id}" ${AUTHOR}>${run(text)}</w:ins>`;
}

function deleted(id: number, text: string): string {
  return `<w:del w:id="${id}" ${AUTHOR}>${run(text).replaceAll('w:t>', 'w:delText>').replace('<w:t ', '<w:delText ')}</w:del>`;
}

function commented(text: string): string {
  return (
    `<w:commentRangeStart w:id="0"/>${run(text)}<w:commentRangeEnd w:id="0"/>` +
    '<w:r><w:commentReference w:id="0"/></w:r>'
  );
}

function link(text: string): string {
  return `<w:hyperlink r:id="${LINK_ID}">${run(text, { style: 'Hyperlink' })}</w:hyperlink>`;
}

/** A content control that still shows its prompt. */
function contentControl(text: string): string {
  const properties = '<w:sdtPr><w:alias w:val="Shop"/><w:id w:val="1"/><w:showingPlcHdr/><w:text/></w:sdtPr>';
  return `<w:sdt>${properties}<w:sdtContent>${paragraph(text)}</w:sdtContent></w:sdt>`;
}
