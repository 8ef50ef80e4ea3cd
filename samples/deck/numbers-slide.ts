import { type Box, group, placeholder, shape } from './shapes.ts';
import { type Slide, slideXml } from './slide.ts';
import { paragraph, run } from './text.ts';

const label = (text: string, color = 'bg1') => paragraph([run(text, { color, size: 20, bold: true })]);

const card = (id: number, name: string, column: number, row: number, fill: string, text: string) =>
  shape({ id, name, box: boxAt(column, row), fill, geometry: 'roundRect', text: label(text) });

const boxAt = (column: number, row: number): Box => [80 + column * 298, 190 + row * 170, 279, 140];

/**
 * Faults: violet of the theme, pink set directly, red set by the shape style, green in a group, an amber that is almost right, pale
 * text, and a shape beside the slide. The card "Exact teal" has a colour of the palette, written as RGB.
 */
export const numbersSlide: Slide = {
  layout: 2,
  xml: slideXml([
    placeholder({ id: 2, name: 'Title', kind: 'type="title"', text: paragraph('Where we want to be by December') }),
    card(3, 'Shops', 0, 0, 'accent1', '240 shops'),
    card(4, 'Theme violet', 1, 0, 'accent4 lumMod 75000', '3 new roasts'),
    card(5, 'Direct pink', 2, 0, '#B5179E', '48 trainers'),
    shape({
      id: 6,
      name: 'Style red',
      box: boxAt(3, 0),
      styleFill: '#C1121F',
      geometry: 'roundRect',
      text: label('+12 % cups'),
    }),
    shape({
      id: 7,
      name: 'Near amber',
      box: boxAt(0, 1),
      fill: '#F79A1B',
      geometry: 'roundRect',
      text: label('€ 1.9 m', 'tx1'),
    }),
    shape({
      id: 8,
      name: 'Exact teal',
      box: boxAt(1, 1),
      fill: '#2A9D8F',
      geometry: 'roundRect',
      text: label('4.7 stars', 'tx1'),
    }),
    group(
      9,
      'Channels',
      [676, 360, 577, 140],
      [
        shape({
          id: 10,
          name: 'Online',
          box: [676, 360, 279, 140],
          fill: 'accent2',
          text: label('30 % online', 'tx1'),
        }),
        shape({
          id: 11,
          name: 'Group green',
          box: [974, 360, 279, 140],
          fill: '#8AC926',
          text: label('70 % in shops', 'tx1'),
        }),
      ],
    ),
    shape({
      id: 12,
      name: 'Pale footnote',
      box: [80, 540, 1173, 50],
      text: paragraph([run('Forecast of July, without wholesale', { color: 'bg2', size: 14 })]),
    }),
    shape({
      id: 13,
      name: 'Beside the slide',
      box: [1380, 190, 200, 100],
      fill: 'accent3',
      text: label('Draft', 'tx1'),
    }),
  ]),
};
