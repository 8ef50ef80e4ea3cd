import { placeholder, shapeTree } from './shapes.ts';
import { paragraph } from './text.ts';
import { presentationPart } from './xml.ts';

export const LAYOUTS = ['Title Slide', 'Title and Content', 'Title Only'] as const;

function layout(type: string, name: string, shapes: readonly string[]): string {
  return presentationPart(
    `p:sldLayout type="${type}" preserve="1"`,
    `<p:cSld name="${name}">${shapeTree(shapes)}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>`,
  );
}

const title = placeholder({ id: 2, name: 'Title', kind: 'type="title"', text: paragraph('Title') });

/** The three layouts in the order of `LAYOUTS`. The title of "Title Only" is a fault: it is set in Montserrat. */
export function layouts(): readonly string[] {
  return [
    layout('title', LAYOUTS[0], [
      placeholder({
        id: 2,
        name: 'Title',
        kind: 'type="ctrTitle"',
        box: [80, 210, 900, 150],
        text: paragraph('Title'),
        listStyle: '<a:lvl1pPr><a:defRPr sz="5400"/></a:lvl1pPr>',
        anchor: 'b',
      }),
      placeholder({
        id: 3,
        name: 'Subtitle',
        kind: 'type="subTitle" idx="1"',
        box: [80, 380, 900, 120],
        text: paragraph('Subtitle'),
        listStyle: '<a:lvl1pPr marL="0" indent="0"><a:buNone/></a:lvl1pPr>',
      }),
    ]),
    layout('obj', LAYOUTS[1], [
      title,
      placeholder({ id: 3, name: 'Content', kind: 'idx="1"', text: paragraph('Content') }),
    ]),
    layout('titleOnly', LAYOUTS[2], [
      placeholder({
        id: 2,
        name: 'Title',
        kind: 'type="title"',
        text: paragraph('Title'),
        listStyle: '<a:lvl1pPr><a:defRPr><a:latin typeface="Montserrat"/></a:defRPr></a:lvl1pPr>',
      }),
    ]),
  ];
}
