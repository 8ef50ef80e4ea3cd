import { picture, placeholder, shape } from './shapes.ts';
import { EMBLEM_ID, type Slide, slideXml } from './slide.ts';
import { paragraph, run } from './text.ts';

/** Faults: no title, an empty placeholder, and a picture without alternative text. */
export const closingSlide: Slide = {
  layout: 1,
  usesEmblem: true,
  xml: slideXml([
    picture(2, 'Emblem', [586, 150, 160, 160], EMBLEM_ID),
    shape({
      id: 3,
      name: 'Thanks',
      box: [80, 340, 1173, 90],
      text: paragraph([run('Thank you, see you at the tasting', { size: 32, font: '+mj-lt', color: 'tx2' })]),
    }),
    placeholder({
      id: 4,
      name: 'Content',
      kind: 'idx="1"',
      box: [80, 450, 1173, 190],
      text: '<a:p><a:endParaRPr lang="en-GB"/></a:p>',
    }),
  ]),
};
