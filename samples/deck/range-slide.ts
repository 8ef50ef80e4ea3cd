import { placeholder, shape } from './shapes.ts';
import { LINK_ID, type Slide, slideXml } from './slide.ts';
import { type Cell, table } from './table.ts';
import { paragraph, run, solid } from './text.ts';

const head = (text: string): Cell => ({ text, fill: 'accent1', color: 'bg1', bold: true });
const cell = (text: string, fill = 'bg2'): Cell => ({ text, fill, color: 'tx1' });

/** Faults: Montserrat of the layout, a pink cell, a violet list style, and the link colour of the theme. */
export const rangeSlide: Slide = {
  layout: 2,
  link: 'https://example.com/northwind/autumn',
  xml: slideXml([
    placeholder({ id: 2, name: 'Title', kind: 'type="title"', text: paragraph('The autumn range') }),
    table({
      id: 3,
      name: 'Range',
      description: 'Three roasts with origin, roast level and price',
      box: [80, 190, 1173, 300],
      rows: [
        [head('Roast'), head('Origin'), head('Level'), head('Price')],
        [cell('Harvest Blend'), cell('Colombia, Kenya'), cell('Medium'), cell('€ 9.50')],
        [cell('Ember Espresso'), cell('Brazil'), cell('Dark'), cell('€ 10.20', '#F28482')],
        [cell('Maple Decaf'), cell('Peru'), cell('Light'), cell('€ 9.90')],
      ],
    }),
    shape({
      id: 4,
      name: 'Note',
      box: [80, 520, 560, 70],
      listStyle: `<a:lvl1pPr><a:defRPr sz="1800">${solid('#7B2CBF')}</a:defRPr></a:lvl1pPr>`,
      text: paragraph('All beans are roasted to order.'),
    }),
    shape({
      id: 5,
      name: 'Link',
      box: [693, 520, 560, 70],
      text: paragraph([run('Order samples', { link: LINK_ID, size: 18 })]),
    }),
  ]),
};
