import { writeZip } from '@livery/office-package';

const NAMESPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PRESENTATION = 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml';

/** What a sample says at each level, as XML fragments; what is left out says nothing. */
export interface SamplePresentation {
  /** Children of `p:spTree`, one text for each slide. */
  readonly slides?: readonly string[];
  /** Of the root of every slide: `show="0"`. */
  readonly slideAttributes?: string;
  /** A further relationship of the first slide. */
  readonly slideRelationship?: string;
  /** Before the shape tree of every slide: `p:bg`. */
  readonly slideBackground?: string;
  /** After the common data of every slide: `p:clrMapOvr`. */
  readonly slideEnd?: string;
  readonly layoutName?: string;
  readonly layoutShapes?: string;
  readonly masterShapes?: string;
  /** Content of `p:txStyles`. */
  readonly textStyles?: string;
  readonly defaultTextStyle?: string;
  /** Slots of the theme that differ from the default ones. */
  readonly themeColors?: Readonly<Record<string, string>>;
  readonly themeName?: string;
  readonly minorFont?: string;
  readonly fillStyles?: string;
  readonly tableStyles?: string;
  /** Paragraphs of the notes of the first slide. */
  readonly notes?: string;
  readonly contentType?: string;
  /** At the end of `p:presentation`: `p:embeddedFontLst`. */
  readonly presentationEnd?: string;
  readonly masterBackground?: string;
  /** Further relationships, by the part that holds them: `ppt/_rels/layout.xml.rels`. */
  readonly relationships?: Readonly<Record<string, string>>;
  /** Whole parts that take the place of others, or are added. */
  readonly parts?: Readonly<Record<string, string | Uint8Array>>;
}

const THEME_COLORS = {
  dk1: '000000',
  lt1: 'FFFFFF',
  dk2: '1F497D',
  lt2: 'EEECE1',
  accent1: '4472C4',
  accent2: 'ED7D31',
  hlink: '0563C1',
};

/** Builds a presentation with one master, one layout named "Sample" and a theme named "House". */
export function samplePresentation(sample: SamplePresentation): Uint8Array {
  const slides = sample.slides ?? [];
  const parts = new Map<string, string | Uint8Array>([
    ...fixedParts(sample, slides.length),
    ...slides.flatMap((tree, at) => slideParts(sample, tree, at)),
  ]);
  for (const [name, more] of Object.entries(sample.relationships ?? {})) {
    parts.set(name, String(parts.get(name) ?? links([])).replace('</Relationships>', `${more}</Relationships>`));
  }
  for (const [name, xml] of Object.entries(sample.parts ?? {})) parts.set(name, xml);
  return writeZip(Array.from(parts, ([name, data]) => ({ name, data })));
}

/** A text box with these paragraphs. */
export function textBox(paragraphs: string, { shapeProperties = '', style = '', id = 2 } = {}): string {
  return shape({ id, nonVisual: '', shapeProperties, style, paragraphs });
}

/** A placeholder: `ph` holds the attributes of `p:ph`. */
export function placeholder(
  ph: string,
  paragraphs: string,
  { shapeProperties = '', listStyle = '', id = 2 } = {},
): string {
  return shape({ id, nonVisual: `<p:ph ${ph}/>`, shapeProperties, style: '', paragraphs, listStyle });
}

/** A paragraph of one run; `properties` is a whole `a:rPr`. */
export function paragraph(text: string, properties = ''): string {
  return `<a:p><a:r>${properties}<a:t>${text}</a:t></a:r></a:p>`;
}

/** A table in a graphic frame. */
export function table(content: string): string {
  return (
    '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="9" name="Table"/><p:cNvGraphicFramePr/><p:nvPr/>' +
    '</p:nvGraphicFramePr><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table">' +
    `<a:tbl>${content}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`
  );
}

/** A table of one cell with an alternative text and a place of its own. */
export function tableOfOneCell(paragraphs: string, style = '', cellProperties = ''): string {
  const cell = `<a:tc><a:txBody>${paragraphs}</a:txBody><a:tcPr>${cellProperties}</a:tcPr></a:tc>`;
  const content = `<a:tblPr firstRow="1">${style}</a:tblPr><a:tblGrid><a:gridCol w="1"/></a:tblGrid><a:tr>${cell}</a:tr>`;
  return table(content)
    .replace('name="Table"', 'name="Table" descr="Some numbers"')
    .replace(
      '<a:graphic>',
      '<p:xfrm><a:off x="1000000" y="4000000"/><a:ext cx="1000000" cy="500000"/></p:xfrm><a:graphic>',
    );
}

/** A chart in a graphic frame, by the relationship that leads to its part. */
export function chart(relationship: string): string {
  return (
    '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="8" name="Chart" descr="A chart"/><p:cNvGraphicFramePr/><p:nvPr/>' +
    '</p:nvGraphicFramePr><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart">' +
    `<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="${relationship}"/>` +
    '</a:graphicData></a:graphic></p:graphicFrame>'
  );
}

interface ShapeContent {
  readonly id: number;
  readonly nonVisual: string;
  readonly shapeProperties: string;
  readonly style: string;
  readonly paragraphs: string;
  readonly listStyle?: string;
}

function shape({ id, nonVisual, shapeProperties, style, paragraphs, listStyle = '' }: ShapeContent): string {
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Shape ${id}"/><p:cNvSpPr/><p:nvPr>${nonVisual}</p:nvPr></p:nvSpPr>` +
    `<p:spPr>${shapeProperties}</p:spPr>${style}` +
    `<p:txBody><a:bodyPr/><a:lstStyle>${listStyle}</a:lstStyle>${paragraphs}</p:txBody></p:sp>`
  );
}

function fixedParts(sample: SamplePresentation, slideCount: number): [string, string][] {
  const ids = Array.from({ length: slideCount }, (_, at) => `<p:sldId id="${256 + at}" r:id="rId${10 + at}"/>`).join(
    '',
  );
  const slideLinks = Array.from({ length: slideCount }, (_, at) => link(10 + at, 'slide', `slides/slide${at + 1}.xml`));
  return [
    ['[Content_Types].xml', contentTypes(sample.contentType ?? PRESENTATION)],
    ['_rels/.rels', links([link(1, 'officeDocument', 'ppt/presentation.xml')])],
    [
      'ppt/presentation.xml',
      `<p:presentation ${NAMESPACES}><p:sldMasterIdLst><p:sldMasterId id="1" r:id="rId1"/></p:sldMasterIdLst>` +
        `<p:sldIdLst>${ids}</p:sldIdLst><p:defaultTextStyle>${sample.defaultTextStyle ?? ''}</p:defaultTextStyle>${sample.presentationEnd ?? ''}</p:presentation>`,
    ],
    [
      'ppt/_rels/presentation.xml.rels',
      links([link(1, 'slideMaster', 'master.xml'), link(2, 'tableStyles', 'tableStyles.xml'), ...slideLinks]),
    ],
    ['ppt/master.xml', sheet('sldMaster', sample.masterBackground ?? '', sample.masterShapes ?? '', masterEnd(sample))],
    ['ppt/_rels/master.xml.rels', links([link(1, 'theme', 'theme.xml')])],
    ['ppt/layout.xml', sheet('sldLayout', '', sample.layoutShapes ?? '', '', sample.layoutName ?? 'Sample')],
    ['ppt/_rels/layout.xml.rels', links([link(1, 'slideMaster', 'master.xml')])],
    ['ppt/theme.xml', theme(sample)],
    ['ppt/tableStyles.xml', `<a:tblStyleLst ${NAMESPACES}>${sample.tableStyles ?? ''}</a:tblStyleLst>`],
  ];
}

function slideParts(sample: SamplePresentation, tree: string, at: number): [string, string][] {
  const name = `slide${at + 1}.xml`;
  const notes = at === 0 ? sample.notes : undefined;
  const slideLinks = [
    link(1, 'slideLayout', '../layout.xml'),
    ...(notes ? [link(2, 'notesSlide', '../notes.xml')] : []),
    ...(at === 0 ? [sample.slideRelationship ?? ''] : []),
  ];
  return [
    [
      `ppt/slides/${name}`,
      sheet('sld', sample.slideBackground ?? '', tree, sample.slideEnd ?? '', '', sample.slideAttributes),
    ],
    [`ppt/slides/_rels/${name}.rels`, links(slideLinks)],
    ...(notes
      ? [['ppt/notes.xml', sheet('notes', '', placeholder('type="body"', notes), '')] satisfies [string, string]]
      : []),
  ];
}

function masterEnd({ textStyles = '' }: SamplePresentation): string {
  return `<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" hlink="hlink"/><p:txStyles>${textStyles}</p:txStyles>`;
}

function sheet(root: string, background: string, tree: string, end: string, name = '', attributes = ''): string {
  return `<p:${root} ${NAMESPACES} ${attributes}><p:cSld name="${name}">${background}<p:spTree>${tree}</p:spTree></p:cSld>${end}</p:${root}>`;
}

function theme(sample: SamplePresentation): string {
  const { themeName = 'House', themeColors = {}, minorFont = 'Calibri', fillStyles = '' } = sample;
  const colors = Object.entries({ ...THEME_COLORS, ...themeColors });
  const slots = colors.map(([slot, hex]) => `<a:${slot}><a:srgbClr val="${hex}"/></a:${slot}>`).join('');
  return (
    `<a:theme ${NAMESPACES} name="${themeName}"><a:themeElements><a:clrScheme name="House">${slots}</a:clrScheme>` +
    '<a:fontScheme name="House"><a:majorFont><a:latin typeface="Georgia"/><a:ea typeface=""/><a:cs typeface=""/>' +
    `</a:majorFont><a:minorFont><a:latin typeface="${minorFont}"/><a:ea typeface=""/><a:cs typeface=""/>` +
    '<a:font script="Jpan" typeface="Meiryo"/></a:minorFont></a:fontScheme>' +
    `<a:fmtScheme name="House"><a:fillStyleLst>${fillStyles}</a:fillStyleLst></a:fmtScheme></a:themeElements></a:theme>`
  );
}

function contentTypes(main: string): string {
  return (
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/ppt/presentation.xml" ContentType="${main}"/></Types>`
  );
}

function links(entries: readonly string[]): string {
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.join('')}</Relationships>`;
}

function link(number: number, type: string, target: string): string {
  return `<Relationship Id="rId${number}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`;
}
