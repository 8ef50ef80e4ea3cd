import {
  NO_PACKAGE_FACTS,
  type Paragraph,
  type ParagraphFlow,
  type Section,
  type Story,
  type TextDocument,
  type TextRun,
} from '@livery/office-model';
import { sampleFont, sampleRuns } from './sample-document.ts';

const PART = '/word/document.xml';
const MM = 36_000;

/** The model of a text document, which is empty but for these facts. `sampleBody` makes its body. */
export function sampleTextDocument(facts: Partial<TextDocument> = {}): TextDocument {
  return {
    format: 'docx',
    stories: [sampleBody([])],
    sections: [sampleSection()],
    styles: [],
    theme: {
      name: 'House',
      colors: [],
      fonts: { major: sampleFont('Inter').latin, minor: sampleFont('Inter').latin },
      scriptFonts: [],
    },
    pageBackground: { kind: 'none', provenance: null },
    changes: [],
    settings: { attachedTemplate: null, revisionIds: 0, tracksChanges: false, evenAndOddHeaders: false },
    title: '',
    language: null,
    package: { ...NO_PACKAGE_FACTS, mainKind: 'document', mainPart: PART },
    omissions: [],
    unreadableParts: [],
    ...facts,
  };
}

/** The body. Its paragraphs are numbered in their order. */
export function sampleBody(paragraphs: readonly Paragraph[], facts: Partial<Story> = {}): Story {
  return sampleStory(paragraphs.map(numbered), facts);
}

/** A story other than the body, such as `header[default,section 0]`. Its paragraphs have no number in the body. */
export function sampleStory(paragraphs: readonly Paragraph[], facts: Partial<Story> = {}): Story {
  return {
    kind: 'body',
    address: { parent: null, step: { kind: 'story', name: 'body' } },
    name: 'the body',
    part: PART,
    paragraphs: paragraphs.map((paragraph, number) => ({ ...paragraph, number })),
    drawings: [],
    contentControls: [],
    ground: { kind: 'none', provenance: null },
    holder: null,
    author: '',
    ...facts,
  };
}

/** A paragraph of the style "Normal" on page 1. */
export function sampleParagraph(own: readonly TextRun[], flow: Partial<ParagraphFlow> = {}): Paragraph {
  const runs = sampleRuns(own);
  const { text } = runs;
  return {
    number: 0,
    level: 0,
    bullet: null,
    runs,
    text,
    flow: {
      bodyNumber: null,
      page: null,
      id: text,
      style: { id: 'Normal', name: 'Normal', headingLevel: null },
      section: null,
      direct: [],
      spacing: { before: 0, after: 0, line: 1, lineRule: 'auto' },
      shading: { kind: 'none', provenance: null },
      borders: [],
      cell: null,
      ...flow,
    },
  };
}

/** An A4 page with margins of 25 mm, without headers and footers. */
export function sampleSection(facts: Partial<Section> = {}): Section {
  const none = { default: null, first: null, even: null };
  const margin = 25 * MM;
  const margins = { top: margin, right: margin, bottom: margin, left: margin, header: 0, footer: 0, gutter: 0 };
  return {
    index: 0,
    page: { width: 210 * MM, height: 297 * MM, orientation: 'portrait', margins },
    titlePage: false,
    headers: none,
    footers: none,
    firstParagraph: 0,
    firstPage: 1,
    borders: [],
    provenance: { source: 'section', part: PART, location: 'section[0]', name: 'section 1' },
    ...facts,
  };
}

function numbered(paragraph: Paragraph, bodyNumber: number): Paragraph {
  const { flow } = paragraph;
  return flow === null
    ? paragraph
    : { ...paragraph, flow: { ...flow, bodyNumber, page: flow.page ?? 1, section: flow.section ?? 0 } };
}
