import type { OfficePart } from '@livery/office-testing';
import { theme } from '../package/theme.ts';
import { placeholder, shapeTree } from './shapes.ts';
import { paragraph } from './text.ts';
import { presentationPart } from './xml.ts';

const MAP =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" ' +
  'accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';

/** The notes master, which every notes page needs, and its theme. */
export function notesMaster(): readonly OfficePart[] {
  const tree = shapeTree([
    placeholder({ id: 2, name: 'Notes', kind: 'type="body" idx="1"', text: paragraph('Notes') }),
  ]);
  return [
    {
      name: 'ppt/notesMasters/notesMaster1.xml',
      data: presentationPart('p:notesMaster', `<p:cSld>${tree}</p:cSld>${MAP}`),
      relationships: [{ id: 'rId1', type: 'theme', target: '../theme/theme2.xml' }],
    },
    { name: 'ppt/theme/theme2.xml', data: theme() },
  ];
}

/** The notes page of one slide. */
export function notesPage(text: string, slide: number): OfficePart {
  const tree = shapeTree([placeholder({ id: 2, name: 'Notes', kind: 'type="body" idx="1"', text: paragraph(text) })]);
  const content = `<p:cSld>${tree}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>`;
  return {
    name: `ppt/notesSlides/notesSlide${slide}.xml`,
    data: presentationPart('p:notes', content),
    relationships: [
      { id: 'rId1', type: 'notesMaster', target: '../notesMasters/notesMaster1.xml' },
      { id: 'rId2', type: 'slide', target: `../slides/slide${slide}.xml` },
    ],
  };
}
