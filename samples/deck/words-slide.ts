import { placeholder, shape } from './shapes.ts';
import { type Slide, slideXml } from './slide.ts';
import { paragraph, run } from './text.ts';

/** Faults of language: terms, spelling of names, marks, punctuation. Also a title that occurs twice, small print, and white text on white. */
export const wordsSlide: Slide = {
  layout: 1,
  xml: slideXml([
    placeholder({ id: 2, name: 'Title', kind: 'type="title"', text: paragraph('Where we want to be by December') }),
    placeholder({
      id: 3,
      name: 'Content',
      kind: 'idx="1"',
      text:
        paragraph('Delivery is guaranteed, we confirm by e-mail -- order no. 12') +
        paragraph('Partners show the BeanBox in Powerpoint') +
        paragraph('The the harvest comes from "three" farms'),
    }),
    shape({
      id: 4,
      name: 'Small print',
      box: [80, 600, 560, 40],
      text: paragraph([run('Offer for shops that take part in the autumn launch', { size: 8, color: 'tx1' })]),
    }),
    shape({
      id: 5,
      name: 'White on white',
      box: [700, 600, 560, 40],
      text: paragraph([run('Only for the board', { size: 20, color: 'bg1' })]),
    }),
  ]),
};
