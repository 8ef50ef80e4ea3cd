import { picture, shape } from './drawings.ts';
import { LINKED_IMAGE_ID } from './relationship-ids.ts';
import { table } from './table.ts';
import { NEW_PAGE, paragraph, run } from './xml.ts';

/** Faults of pictures, drawings and tables. The emblem has 96 by 96 pixels. */
export function picturesChapter(): string {
  return [
    paragraph(NEW_PAGE + run('Numbers'), 'Heading2'),
    table(),
    paragraph(picture({ id: 11, name: 'Emblem', width: 40, height: 40 })),
    paragraph(picture({ id: 12, name: 'Wide emblem', width: 22, height: 16, description: 'The emblem' })),
    paragraph(
      picture(
        { id: 13, name: 'Shop window', width: 30, height: 20, description: 'A shop window' },
        `r:link="${LINKED_IMAGE_ID}"`,
      ),
    ),
    paragraph(
      shape({ id: 14, name: 'Pink note', width: 50, height: 15, description: 'A note', at: [120, 200] }, 'B5179E') +
        shape(
          { id: 15, name: 'Beside the page', width: 40, height: 15, description: 'A note', at: [205, 230] },
          'E5E5E5',
          paragraph(run('Ask for the autumn range.', { color: '#C1121F' })),
        ),
    ),
    paragraph('Where every shop of the house stands at the end of a long and busy autumn, and why it does', 'Heading2'),
  ].join('');
}
