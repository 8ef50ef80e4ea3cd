import { linkedPicture, picture, placeholder, shape } from './shapes.ts';
import { EMBLEM_ID, LINKED_IMAGE_ID, type Slide, slideXml } from './slide.ts';
import { paragraph, run } from './text.ts';

const note = (text: string) => paragraph([run(text, { size: 18, color: 'tx1' })]);

/**
 * Faults of pictures and positions: a distorted emblem, one that is too small, a picture that is loaded from outside, a title that
 * is moved and too long, huge text, a dot, and two text boxes on top of each other.
 */
export const picturesSlide: Slide = {
  layout: 1,
  usesEmblem: true,
  linkedImage: 'https://example.com/shop-window.png',
  xml: slideXml([
    placeholder({
      id: 2,
      name: 'Title',
      kind: 'type="title"',
      box: [160, 90, 1093, 110],
      text: paragraph('The window, the counter, the terrace and everything else that guests see before they taste'),
    }),
    picture(3, 'Wide emblem', [80, 240, 220, 160], EMBLEM_ID, 'Emblem of Northwind Coffee'),
    picture(4, 'Small emblem', [340, 300, 60, 60], EMBLEM_ID, 'Emblem of Northwind Coffee'),
    linkedPicture(5, 'Shop window', [440, 240, 320, 160], LINKED_IMAGE_ID, 'A shop window with autumn leaves'),
    shape({
      id: 6,
      name: 'Number',
      box: [800, 220, 440, 180],
      text: paragraph([run('240', { size: 88, font: '+mj-lt', color: 'tx2' })]),
    }),
    shape({ id: 7, name: 'Dot', box: [80, 440, 3, 3], fill: 'accent1' }),
    shape({
      id: 8,
      name: 'First note',
      box: [80, 480, 600, 100],
      text: note('Windows are decorated on 1 September in every shop'),
    }),
    shape({ id: 9, name: 'Second note', box: [300, 500, 600, 100], text: note('Counters follow one week later') }),
  ]),
};
