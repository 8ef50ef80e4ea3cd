import { placeholder } from './shapes.ts';
import { type Slide, slideXml } from './slide.ts';
import { paragraph, run } from './text.ts';

/** Faults: the third level of the master, a red run, and double spaces within a run and across two runs. */
export const agendaSlide: Slide = {
  layout: 1,
  xml: slideXml([
    placeholder({ id: 2, name: 'Title', kind: 'type="title"', text: paragraph('What we launch, and when') }),
    placeholder({
      id: 3,
      name: 'Content',
      kind: 'idx="1"',
      text: [
        paragraph('Three new roasts, in shops from 15 September'),
        paragraph('Harvest Blend, Ember Espresso and Maple Decaf', 1),
        paragraph('Tasting notes are printed on every bag', 2),
        paragraph([run('All orders close on '), run('1 September', { color: '#FF0000', bold: true })]),
        paragraph('Training for baristas  in the last week of August'),
        paragraph([run('Posters and cups arrive '), run(' with the first delivery')]),
      ].join(''),
    }),
  ]),
};
