import type { ColorSurface, Presentation, RunStyle, ValueSource } from '@livery/office-model';
import {
  OfficeFile,
  paragraph,
  placeholder,
  type SamplePresentation,
  samplePresentation,
  tableOfOneCell,
  textBox,
} from '@livery/office-testing';

/** A deck in which one level sets a property of text, with the place of that level, and the style that shows it. */
export interface TextLevel {
  readonly surface: ColorSurface;
  readonly source: ValueSource;
  /** @param attributes of the run properties; @param content of them */
  readonly sample: (attributes: string, content: string) => SamplePresentation | Uint8Array;
  readonly part: string;
  readonly location: string;
  readonly styleOf: (model: Presentation) => RunStyle | undefined;
}

const BODY = 'type="body" idx="1"';
const SLIDE = '/ppt/slides/slide1.xml';
const LAYOUT = '/ppt/layout.xml';
const MASTER = '/ppt/master.xml';

const inRun = (attributes: string, content: string): string =>
  paragraph('Words', `<a:rPr ${attributes}>${content}</a:rPr>`);
const level = (attributes: string, content: string): string =>
  `<a:lvl1pPr><a:defRPr ${attributes}>${content}</a:defRPr></a:lvl1pPr>`;
const cellText = (attributes: string, content: string): string =>
  `<a:bodyPr/><a:lstStyle>${level(attributes, content)}</a:lstStyle>${paragraph('Words')}`;
const inBody = { slides: [placeholder(BODY, paragraph('Words'))], layoutShapes: placeholder(BODY, '') };

/** A deck with notes, one part of which is changed. */
function withNotes(part: string, change: (xml: string) => string): Uint8Array {
  const file = OfficeFile.open(samplePresentation({ slides: [''], notes: paragraph('Words') }));
  file.write(part, change(file.text(part)));
  return file.bytes();
}

const ofText = (model: Presentation): RunStyle | undefined => model.slides[0]?.shapes[0]?.text[0]?.runs.at(0)?.style;
const ofCell = (model: Presentation): RunStyle | undefined =>
  model.slides[0]?.shapes[0]?.rows[0]?.[0]?.text[0]?.runs.at(0)?.style;
const ofNotes = (model: Presentation): RunStyle | undefined => model.slides[0]?.notes[0]?.runs.at(0)?.style;
const ofLayerCell = (kind: 'layout' | 'master') => (model: Presentation) => {
  const layer = model.slideLayers.find((one) => one.kind === kind);
  return layer?.shapes[0]?.rows[0]?.[0]?.text[0]?.runs.at(0)?.style;
};

export const TEXT_LEVELS: readonly TextLevel[] = [
  {
    surface: 'text',
    source: 'run',
    sample: (...own) => ({ slides: [textBox(inRun(...own))] }),
    part: SLIDE,
    location: 'slide[0]/shape[0]/paragraph[0]/run[0]',
    styleOf: ofText,
  },
  {
    surface: 'text',
    source: 'shape',
    sample: (...own) => ({ slides: [placeholder(BODY, paragraph('Words'), { listStyle: level(...own) })] }),
    part: SLIDE,
    location: 'slide[0]/shape[0]',
    styleOf: ofText,
  },
  {
    surface: 'text',
    source: 'layout',
    sample: (...own) => ({ ...inBody, layoutShapes: placeholder(BODY, '', { listStyle: level(...own) }) }),
    part: LAYOUT,
    location: 'layout[Sample]/shape[0]',
    styleOf: ofText,
  },
  {
    surface: 'text',
    source: 'master',
    sample: (...own) => ({ ...inBody, masterShapes: placeholder('type="body"', '', { listStyle: level(...own) }) }),
    part: MASTER,
    location: 'master[0]/shape[0]',
    styleOf: ofText,
  },
  {
    surface: 'text',
    source: 'master_text_style',
    sample: (...own) => ({ ...inBody, textStyles: `<p:bodyStyle>${level(...own)}</p:bodyStyle>` }),
    part: MASTER,
    location: 'master[0]/text_style[body]/level[0]',
    styleOf: ofText,
  },
  {
    surface: 'text',
    source: 'presentation_default',
    sample: (...own) => ({ slides: [textBox(paragraph('Words'))], defaultTextStyle: level(...own) }),
    part: '/ppt/presentation.xml',
    location: 'default_text_style/level[0]',
    styleOf: ofText,
  },
  {
    surface: 'table_text',
    source: 'run',
    sample: (...own) => ({ slides: [tableOfOneCell(inRun(...own))] }),
    part: SLIDE,
    location: 'slide[0]/shape[0]/cell[0,0]/paragraph[0]/run[0]',
    styleOf: ofCell,
  },
  {
    surface: 'table_text',
    source: 'shape',
    sample: (...own) => ({ slides: [tableOfOneCell(cellText(...own))] }),
    part: SLIDE,
    location: 'slide[0]/shape[0]/cell[0,0]',
    styleOf: ofCell,
  },
  {
    surface: 'table_text',
    source: 'layout',
    sample: (...own) => ({ slides: [''], layoutShapes: tableOfOneCell(inRun(...own)) }),
    part: LAYOUT,
    location: 'layout[Sample]/shape[0]/cell[0,0]/paragraph[0]/run[0]',
    styleOf: ofLayerCell('layout'),
  },
  {
    surface: 'table_text',
    source: 'master',
    sample: (...own) => ({ slides: [''], masterShapes: tableOfOneCell(inRun(...own)) }),
    part: MASTER,
    location: 'master[0]/shape[0]/cell[0,0]/paragraph[0]/run[0]',
    styleOf: ofLayerCell('master'),
  },
  {
    surface: 'table_text',
    source: 'presentation_default',
    sample: (...own) => ({ slides: [tableOfOneCell(paragraph('Words'))], defaultTextStyle: level(...own) }),
    part: '/ppt/presentation.xml',
    location: 'default_text_style/level[0]',
    styleOf: ofCell,
  },
  {
    surface: 'notes_text',
    source: 'run',
    sample: (...own) => ({ slides: [''], notes: inRun(...own) }),
    part: '/ppt/notes.xml',
    location: 'slide[0]/notes/paragraph[0]/run[0]',
    styleOf: ofNotes,
  },
  {
    surface: 'notes_text',
    source: 'shape',
    sample: (...own) =>
      withNotes('ppt/notes.xml', (xml) =>
        xml.replace('<a:lstStyle></a:lstStyle>', `<a:lstStyle>${level(...own)}</a:lstStyle>`),
      ),
    part: '/ppt/notes.xml',
    location: 'slide[0]/notes',
    styleOf: ofNotes,
  },
  {
    surface: 'notes_text',
    source: 'master',
    sample: (...own) =>
      withNotes('ppt/notesMaster.xml', (xml) =>
        xml.replace('<p:spTree>', `<p:spTree>${placeholder('type="body"', '', { listStyle: level(...own) })}`),
      ),
    part: '/ppt/notesMaster.xml',
    location: 'notes_master/shape[0]',
    styleOf: ofNotes,
  },
  {
    surface: 'notes_text',
    source: 'master_text_style',
    sample: (...own) =>
      withNotes('ppt/notesMaster.xml', (xml) =>
        xml.replace('</p:notesMaster>', `<p:notesStyle>${level(...own)}</p:notesStyle></p:notesMaster>`),
      ),
    part: '/ppt/notesMaster.xml',
    location: 'notes_master/text_style[notes]/level[0]',
    styleOf: ofNotes,
  },
  {
    surface: 'notes_text',
    source: 'presentation_default',
    sample: (...own) => ({ slides: [''], notes: paragraph('Words'), defaultTextStyle: level(...own) }),
    part: '/ppt/presentation.xml',
    location: 'default_text_style/level[0]',
    styleOf: ofNotes,
  },
];
