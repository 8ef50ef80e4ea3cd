import { picture, placeholder, shape } from './shapes.ts';
import { EMBLEM_ID, type Slide, slideXml } from './slide.ts';
import { paragraph, run } from './text.ts';

/** Fault: the second line of the subtitle is set in Comic Sans MS. */
export const titleSlide: Slide = {
  layout: 0,
  usesEmblem: true,
  xml: slideXml([
    shape({ id: 2, name: 'Panel', box: [1033, 12, 300, 738], fill: 'accent1' }),
    picture(3, 'Emblem', [1103, 295, 160, 160], EMBLEM_ID, 'Emblem of Northwind Coffee: a bean in an amber ring'),
    placeholder({ id: 4, name: 'Title', kind: 'type="ctrTitle"', text: paragraph('Autumn launch') }),
    placeholder({
      id: 5,
      name: 'Subtitle',
      kind: 'type="subTitle" idx="1"',
      text:
        paragraph('Northwind Coffee, plan for the season') +
        paragraph([run('Warm cups for short days', { font: 'Comic Sans MS' })]),
    }),
  ]),
};
