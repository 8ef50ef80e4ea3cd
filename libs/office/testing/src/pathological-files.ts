import { row, run, wordParagraph, wordTable } from './docx-xml.ts';
import { sampleDocx } from './sample-docx.ts';
import { paragraph, samplePresentation, table, tableOfOneCell, textBox } from './sample-presentation.ts';

/** A small file that holds very much of one thing. */
export interface PathologicalFile {
  readonly title: string;
  readonly format: 'pptx' | 'docx';
  readonly build: () => Uint8Array;
}

const PARAGRAPHS = 200_000;
const SLIDES = 20_000;
const STYLES = 20_000;
const WORD = 'word '.repeat(1_400_000);
const UNBROKEN_WORD = 'a'.repeat(7_000_000);

type StyleKind = 'paragraph' | 'character' | 'table';

/** Files of 0.1 to 1.6 MB whose parts are far larger than those of honest documents. */
export const PATHOLOGICAL_FILES: readonly PathologicalFile[] = [
  { title: 'a text document of 200,000 paragraphs', format: 'docx', build: () => documentOf(paragraphs(wordText)) },
  {
    title: 'a text document of 100,000 paragraphs, each in a font, a size and a colour of its own',
    format: 'docx',
    build: () => documentOf(paragraphs((at) => wordParagraph(run(`Text ${at}`, wordFormat(at))), PARAGRAPHS / 2)),
  },
  {
    title: 'a text document of 200,000 equal paragraphs',
    format: 'docx',
    build: () => documentOf(paragraphs(() => '<w:p><w:r><w:t>Text  text</w:t></w:r></w:p>')),
  },
  {
    title: 'a text document of 200,000 empty paragraphs',
    format: 'docx',
    build: () => documentOf('<w:p/>'.repeat(PARAGRAPHS)),
  },
  {
    title: 'a text document of 200,000 headings',
    format: 'docx',
    build: () => documentOf(paragraphs((at) => wordParagraph(run(`Text ${at}`), { style: `Heading${1 + (at % 3)}` }))),
  },
  {
    title: 'a slide of 200,000 paragraphs',
    format: 'pptx',
    build: () => deckOf([textBox(paragraphs((at) => paragraph(`Text ${at}`)))]),
  },
  {
    title: 'a slide of 100,000 paragraphs, each in a font, a size and a colour of its own',
    format: 'pptx',
    build: () => deckOf([textBox(paragraphs((at) => paragraph(`Text ${at}`, slideFormat(at)), PARAGRAPHS / 2))]),
  },
  {
    title: 'a slide of 200,000 empty paragraphs',
    format: 'pptx',
    build: () => deckOf([textBox('<a:p/>'.repeat(PARAGRAPHS))]),
  },
  {
    title: 'a deck of 200,000 paragraphs on 100 slides',
    format: 'pptx',
    build: () => deckOf(new Array<string>(100).fill(textBox(paragraph('Text  text').repeat(PARAGRAPHS / 100)))),
  },
  {
    title: 'a slide with a table of 39,000 cells',
    format: 'pptx',
    build: () => deckOf([table(`<a:tr>${tableCell.repeat(30)}</a:tr>`.repeat(1_300))]),
  },
  {
    title: 'a slide with a table of 90,000 cells',
    format: 'pptx',
    build: () => deckOf([table(`<a:tr>${tableCell.repeat(30)}</a:tr>`.repeat(3_000))]),
  },
  {
    title: 'a slide of 24,000 filled text boxes, one over the other',
    format: 'pptx',
    build: () => deckOf([paragraphs((at) => filledBox(at), 24_000)]),
  },
  {
    title: 'a text document with a table of 100,000 cells',
    format: 'docx',
    build: () => documentOf(wordTable(row(Array.from({ length: 20 }, () => wordText(1))).repeat(5_000))),
  },
  {
    title: 'a deck that names one slide 20,000 times',
    format: 'pptx',
    build: () => deckOfOnePart(textBox(paragraph('Text  text'))),
  },
  {
    title: 'a deck that names one slide of 50 text boxes 20,000 times',
    format: 'pptx',
    build: () =>
      deckOfOnePart(Array.from({ length: 50 }, (_, at) => textBox(paragraph('Text  text'), { id: at + 2 })).join('')),
  },
  {
    title: 'a text document of 7 MB of one word in one run',
    format: 'docx',
    build: () => documentOf(wordParagraph(run(WORD))),
  },
  {
    title: 'a text document of one word of 7 MB',
    format: 'docx',
    build: () => documentOf(wordParagraph(run(UNBROKEN_WORD))),
  },
  {
    title: 'a text document of one paragraph with one word in 200,000 runs',
    format: 'docx',
    build: () => documentOf(wordParagraph('<w:r><w:t xml:space="preserve">word </w:t></w:r>'.repeat(PARAGRAPHS))),
  },
  { title: 'a slide of 7 MB of one word in one run', format: 'pptx', build: () => deckOf([textBox(paragraph(WORD))]) },
  { title: 'a slide of one word of 7 MB', format: 'pptx', build: () => deckOf([textBox(paragraph(UNBROKEN_WORD))]) },
  {
    title: 'a slide of one paragraph with one word in 200,000 runs',
    format: 'pptx',
    build: () => deckOf([textBox(`<a:p>${'<a:r><a:t>word </a:t></a:r>'.repeat(PARAGRAPHS)}</a:p>`)]),
  },
  ...(['paragraph', 'character', 'table'] as const).flatMap((kind): readonly PathologicalFile[] => [
    {
      title: `a chain of 20,000 ${kind} styles, of which one is used`,
      format: 'docx',
      build: () => documentOf(using(kind, 0), chain(kind)),
    },
    {
      title: `a chain of 20,000 ${kind} styles, of which each is used`,
      format: 'docx',
      build: () => documentOf(Array.from({ length: STYLES }, (_, at) => using(kind, at)).join(''), chain(kind)),
    },
  ]),
  {
    title: 'a deck of 20,000 table styles, of which the last is used',
    format: 'pptx',
    build: () => {
      const styles = Array.from({ length: STYLES }, (_, at) => slideTableStyle(at));
      const used = `<a:tableStyleId>{S${STYLES - 1}}</a:tableStyleId>`;
      return samplePresentation({ slides: [tableOfOneCell(paragraph('Cell'), used)], tableStyles: styles.join('') });
    },
  },
];

function documentOf(body: string, styles: Readonly<Record<string, string>> = {}): Uint8Array {
  return sampleDocx({ body, styles });
}

function deckOf(slides: readonly string[]): Uint8Array {
  return samplePresentation({ slides });
}

function paragraphs(of: (at: number) => string, count = PARAGRAPHS): string {
  return Array.from({ length: count }, (_, at) => of(at)).join('');
}

const tableCell = `<a:tc><a:txBody>${paragraph('Cell')}</a:txBody><a:tcPr/></a:tc>`;

function filledBox(at: number): string {
  const shapeProperties =
    '<a:xfrm><a:off x="1000" y="1000"/><a:ext cx="1000000" cy="1000000"/></a:xfrm><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill>';
  return textBox(paragraph(`Box ${at}`), { id: at + 2, shapeProperties });
}

function wordText(at: number): string {
  return `<w:p><w:r><w:t>Text ${at}</w:t></w:r></w:p>`;
}

function wordFormat(at: number): string {
  return `<w:rFonts w:ascii="Font ${at}" w:hAnsi="Font ${at}"/><w:color w:val="${hex(at)}"/><w:sz w:val="${(at % 3_000) + 2}"/>`;
}

function slideFormat(at: number): string {
  const fill = `<a:solidFill><a:srgbClr val="${hex(at)}"/></a:solidFill>`;
  return `<a:rPr sz="${(at % 300_000) + 100}">${fill}<a:latin typeface="Font ${at}"/></a:rPr>`;
}

/** A colour for each number, none of them grey. */
function hex(at: number): string {
  return (0x10_00_00 + at).toString(16).padStart(6, '0').toUpperCase();
}

/** A deck whose slides are all the same part, each by a relationship of its own. */
function deckOfOnePart(shapes: string): Uint8Array {
  const relationships = Array.from({ length: SLIDES }, (_, at) => ({
    id: `same${at}`,
    type: 'slide',
    target: 'slides/slide1.xml',
  }));
  const ids = relationships.map(({ id }, at) => `<p:sldId id="${256 + at}" r:id="${id}"/>`).join('');
  return samplePresentation({
    slides: [shapes],
    relationships: { 'ppt/presentation.xml': relationships },
    presentationEnd: `<p:sldIdLst>${ids}</p:sldIdLst>`,
  });
}

/** Styles that are each based on the next, each with a colour of its own. */
function chain(kind: StyleKind): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Array.from({ length: STYLES }, (_, at) => [
      `S${at}`,
      `<w:style w:type="${kind}" w:styleId="S${at}"><w:name w:val="Style ${at}"/><w:basedOn w:val="S${at + 1}"/>` +
        `<w:rPr><w:color w:val="${hex(at)}"/></w:rPr></w:style>`,
    ]),
  );
}

function using(kind: StyleKind, at: number): string {
  if (kind === 'paragraph') return wordParagraph(run('Text'), { style: `S${at}` });
  if (kind === 'character') return wordParagraph(run('Text', `<w:rStyle w:val="S${at}"/>`));
  return wordTable(row([wordParagraph(run('Text'))]), `<w:tblStyle w:val="S${at}"/>`);
}

function slideTableStyle(at: number): string {
  const fill = `<a:fill><a:solidFill><a:srgbClr val="${hex(at)}"/></a:solidFill></a:fill>`;
  return `<a:tblStyle styleId="{S${at}}" styleName="Style ${at}"><a:wholeTbl><a:tcStyle>${fill}</a:tcStyle></a:wholeTbl></a:tblStyle>`;
}
