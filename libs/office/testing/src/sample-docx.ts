import { wordPart, WORD_NAMESPACES } from './docx-xml.ts';
import { OfficeFile, type OfficePart, type OfficeRelationship, type RelationshipsOfParts } from './office-file.ts';

const MAIN = 'word/document.xml';
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** What differs from an empty text document, as fragments of XML. */
export interface SampleDocx {
  /** The children of `w:body`, without the properties of the last section. */
  readonly body?: string;
  /** What stands before the body: `w:background`. */
  readonly background?: string;
  /** The content of the last `w:sectPr`. When left out, the pages are A4 with usual margins, the first header and the first footer. */
  readonly section?: string;
  /** The contents of `w:hdr` and `w:ftr`. Their relationships have the ids `header1`, `header2` …, `footer1` … */
  readonly headers?: readonly string[];
  readonly footers?: readonly string[];
  /** The notes and comments: elements `w:footnote`, `w:endnote`, `w:comment`. */
  readonly footnotes?: string;
  readonly endnotes?: string;
  readonly comments?: string;
  /** Further styles by id. A style with the id of a default style replaces it. */
  readonly styles?: Readonly<Record<string, string>>;
  /** The content of `w:docDefaults`. */
  readonly defaults?: string;
  readonly numbering?: string;
  readonly settings?: string;
  readonly fontTable?: string;
  /** Colours of the theme that differ from the default colours, by slot. */
  readonly themeColors?: Readonly<Record<string, string>>;
  readonly majorFont?: string;
  readonly minorFont?: string;
  /** Further relationships of parts. */
  readonly relationships?: RelationshipsOfParts;
  /** The contents of `docProps/core.xml` and `docProps/app.xml`. */
  readonly core?: string;
  readonly app?: string;
  readonly contentType?: string;
  /** Whole parts by name. They replace the parts of the same name or are added. */
  readonly parts?: Readonly<Record<string, string | Uint8Array>>;
}

/** A4 with margins of 25 mm, at the bottom 20 mm, in twips. */
export const PAGE =
  '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1134" w:left="1417" w:header="708" w:footer="708" w:gutter="0"/>';

const THEME_COLORS = {
  dk1: '000000',
  lt1: 'FFFFFF',
  dk2: '1F497D',
  lt2: 'EEECE1',
  accent1: '4472C4',
  accent2: 'ED7D31',
  accent3: 'A5A5A5',
  accent4: 'FFC000',
  accent5: '5B9BD5',
  accent6: '70AD47',
  hlink: '0563C1',
  folHlink: '954F72',
};

/** The document defaults: text in the minor font, 11 points. */
const DEFAULTS =
  '<w:rPrDefault><w:rPr><w:rFonts w:asciiTheme="minorHAnsi" w:hAnsiTheme="minorHAnsi" w:eastAsiaTheme="minorEastAsia" w:cstheme="minorBidi"/><w:sz w:val="22"/><w:szCs w:val="22"/></w:rPr></w:rPrDefault>';

const heading = (level: number, size: number): string =>
  `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/>` +
  `<w:pPr><w:spacing w:before="240"/><w:outlineLvl w:val="${level - 1}"/></w:pPr>` +
  `<w:rPr><w:rFonts w:asciiTheme="majorHAnsi" w:hAnsiTheme="majorHAnsi"/><w:color w:val="4472C4" w:themeColor="accent1"/><w:sz w:val="${size}"/></w:rPr></w:style>`;

const STYLES: Readonly<Record<string, string>> = {
  Normal: '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>',
  TableNormal:
    '<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:tblPr/></w:style>',
  Heading1: heading(1, 36),
  Heading2: heading(2, 28),
  Heading3: heading(3, 24),
  BodyText:
    '<w:style w:type="paragraph" w:styleId="BodyText"><w:name w:val="Body Text"/><w:basedOn w:val="Normal"/></w:style>',
  Hyperlink:
    '<w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="0563C1" w:themeColor="hyperlink"/><w:u w:val="single"/></w:rPr></w:style>',
};

/** Builds a .docx file with a theme named "House" and the styles Normal, Body Text and Heading 1 to 3. */
export function sampleDocx(sample: SampleDocx): Uint8Array {
  const file = OfficeFile.create({
    contentTypes: { [MAIN]: sample.contentType ?? MAIN_TYPE },
    relationships: packageRelationships(sample),
    parts: [...storyParts(sample), ...fixedParts(sample)],
  });
  for (const [source, added] of Object.entries(sample.relationships ?? {})) file.addRelationships(source, added);
  for (const [name, data] of Object.entries(sample.parts ?? {})) file.write(name, data);
  return file.bytes();
}

/** The references of a section to its headers and footers, by relationship id: `{ header1: 'default', header2: 'first' }`. */
export function references(of: Readonly<Record<string, string>>): string {
  return Object.entries(of)
    .map(([id, type]) => `<w:${id.replace(/\d+$/, '')}Reference w:type="${type}" r:id="${id}"/>`)
    .join('');
}

function fixedParts(sample: SampleDocx): readonly OfficePart[] {
  return [
    { name: MAIN, data: mainPart(sample), relationships: mainRelationships(sample) },
    { name: 'word/styles.xml', data: stylesPart(sample) },
    { name: 'word/theme/theme1.xml', data: theme(sample) },
    { name: 'word/settings.xml', data: wordPart('settings', sample.settings ?? '') },
  ];
}

function mainPart({ body = '', background = '', section, headers = [], footers = [] }: SampleDocx): string {
  const used = {
    ...(headers.length > 0 ? { header1: 'default' } : {}),
    ...(footers.length > 0 ? { footer1: 'default' } : {}),
  };
  const last = section ?? references(used) + PAGE;
  return `<w:document ${WORD_NAMESPACES}>${background}<w:body>${body}<w:sectPr>${last}</w:sectPr></w:body></w:document>`;
}

function stylesPart({ styles = {}, defaults = DEFAULTS }: SampleDocx): string {
  const all = Object.values({ ...STYLES, ...styles }).join('');
  return wordPart('styles', `<w:docDefaults>${defaults}</w:docDefaults>${all}`);
}

function packageRelationships({ core, app }: SampleDocx): readonly OfficeRelationship[] {
  return [
    { id: 'rId1', type: 'officeDocument', target: MAIN },
    ...(core === undefined ? [] : [{ id: 'rId2', type: 'core-properties', target: 'docProps/core.xml' }]),
    ...(app === undefined ? [] : [{ id: 'rId3', type: 'extended-properties', target: 'docProps/app.xml' }]),
  ];
}

function mainRelationships(sample: SampleDocx): readonly OfficeRelationship[] {
  return [
    { id: 'rId1', type: 'styles', target: 'styles.xml' },
    { id: 'rId2', type: 'theme', target: 'theme/theme1.xml' },
    { id: 'rId3', type: 'settings', target: 'settings.xml' },
    ...storyParts(sample)
      .filter(({ name }) => name.startsWith('word/'))
      .map(({ name }) => name.slice('word/'.length, -'.xml'.length))
      .map((id) => ({ id, type: id.replace(/\d+$/, ''), target: `${id}.xml` })),
  ];
}

/** The parts that exist only when they have content. */
function storyParts(sample: SampleDocx): readonly OfficePart[] {
  const { headers = [], footers = [], core, app } = sample;
  const parts: readonly [name: string, xml: string | undefined][] = [
    ...headers.map((content, at) => numbered('header', at, wordPart('hdr', content))),
    ...footers.map((content, at) => numbered('footer', at, wordPart('ftr', content))),
    ['word/footnotes.xml', written('footnotes', sample.footnotes)],
    ['word/endnotes.xml', written('endnotes', sample.endnotes)],
    ['word/comments.xml', written('comments', sample.comments)],
    ['word/numbering.xml', written('numbering', sample.numbering)],
    ['word/fontTable.xml', written('fonts', sample.fontTable)],
    ['docProps/core.xml', core === undefined ? core : corePart(core)],
    ['docProps/app.xml', app === undefined ? app : appPart(app)],
  ];
  return parts.flatMap(([name, data]) => (data === undefined ? [] : [{ name, data }]));
}

function numbered(kind: string, at: number, xml: string): [string, string] {
  return [`word/${kind}${at + 1}.xml`, xml];
}

function written(root: string, content: string | undefined): string | undefined {
  return content === undefined ? undefined : wordPart(root, content);
}

function corePart(content: string): string {
  return (
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ' +
    `xmlns:dc="http://purl.org/dc/elements/1.1/">${content}</cp:coreProperties>`
  );
}

function appPart(content: string): string {
  return `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">${content}</Properties>`;
}

function theme({ themeColors = {}, majorFont = 'Georgia', minorFont = 'Calibri' }: SampleDocx): string {
  const colors = Object.entries({ ...THEME_COLORS, ...themeColors });
  const slots = colors.map(([slot, hex]) => `<a:${slot}><a:srgbClr val="${hex}"/></a:${slot}>`).join('');
  const font = (name: string, typeface: string): string =>
    `<a:${name}><a:latin typeface="${typeface}"/><a:ea typeface=""/><a:cs typeface=""/><a:font script="Jpan" typeface="Meiryo"/></a:${name}>`;
  return (
    `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="House"><a:themeElements>` +
    `<a:clrScheme name="House">${slots}</a:clrScheme><a:fontScheme name="House">${font('majorFont', majorFont)}` +
    `${font('minorFont', minorFont)}</a:fontScheme><a:fmtScheme name="House"/></a:themeElements></a:theme>`
  );
}
