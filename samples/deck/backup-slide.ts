import { placeholder } from './shapes.ts';
import { type Slide, slideXml } from './slide.ts';
import { paragraph } from './text.ts';

/** Faults of content that must not be published: the slide is hidden and has notes and a comment. */
export const backupSlide: Slide = {
  layout: 1,
  notes: 'Do not show this one: the price is not agreed yet.',
  comment: 'Is this figure final?',
  xml: slideXml(
    [
      placeholder({ id: 2, name: 'Title', kind: 'type="title"', text: paragraph('Backup: prices of the roasts') }),
      placeholder({ id: 3, name: 'Content', kind: 'idx="1"', text: paragraph('One bag: 9 euros') }),
    ],
    { hidden: true },
  ),
};
