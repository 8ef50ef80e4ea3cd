import { OfficeFile, type OfficePart, type OfficeRelationship, type RelationshipsOfParts } from './office-file.ts';

const NAMESPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const MAIN = 'ppt/presentation.xml';
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml';

/** What differs from a presentation without slides, as fragments of XML. */
export interface SamplePresentation {
  /** The children of `p:spTree` of each slide. */
  readonly slides?: readonly string[];
  /** Attributes of the root element of every slide: `show="0"`. */
  readonly slideAttributes?: string;
  /** What stands before the shape tree of every slide: `p:bg`. */
  readonly slideBackground?: string;
  /** What stands after the common data of every slide: `p:clrMapOvr`. */
  readonly slideEnd?: string;
  readonly layoutName?: string;
  readonly layoutShapes?: string;
  readonly masterShapes?: string;
  /** The content of `p:txStyles`. */
  readonly textStyles?: string;
  readonly defaultTextStyle?: string;
  /** Colours of the theme that differ from the default colours, by slot. */
  readonly themeColors?: Readonly<Record<string, string>>;
  readonly themeName?: string;
  readonly minorFont?: string;
  readonly fillStyles?: string;
  readonly tableStyles?: string;
  /** The paragraphs of the speaker notes of the first slide. */
  readonly notes?: string;
  readonly contentType?: string;
  /** What stands at the end of `p:presentation`: `p:embeddedFontLst`. */
  readonly presentationEnd?: string;
  readonly masterBackground?: string;
  /** Further relationships of parts. */
  readonly relationships?: RelationshipsOfParts;
  /** Whole parts by name. They replace the parts of the same name or are added. */
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

/** Builds a .pptx file with one master, one layout named "Sample" and a theme named "House". */
export function samplePresentation(sample: SamplePresentation): Uint8Array {
  const slides = sample.slides ?? [];
  const file = OfficeFile.create({
    contentTypes: { [MAIN]: sample.contentType ?? MAIN_TYPE },
    relationships: [{ id: 'rId1', type: 'officeDocument', target: MAIN }],
    parts: [...fixedParts(sample, slides.length), ...slides.flatMap((tree, at) => slideParts(sample, tree, at))],
  });
  for (const [source, added] of Object.entries(sample.relationships ?? {})) file.addRelationships(source, added);
  for (const [name, data] of Object.entries(sample.parts ?? {})) file.write(name, data);
  return file.bytes();
}

/** A shape with these paragraphs. @param isTextBox whether it was drawn as a text box */
export function textBox(
  paragraphs: string,
  { shapeProperties = '', style = '', id = 2, isTextBox = false } = {},
): string {
  return shape({ id, nonVisual: '', shapeProperties, style, paragraphs, isTextBox });
}

/** A placeholder. `ph` is the attributes of `p:ph`. */
export function placeholder(
  ph: string,
  paragraphs: string,
  { shapeProperties = '', listStyle = '', id = 2 } = {},
): string {
  return shape({ id, nonVisual: `<p:ph ${ph}/>`, shapeProperties, style: '', paragraphs, listStyle });
}

/** A paragraph of one run. `properties` is the whole element `a:rPr`. */
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

/** A table of one cell, with an alternative text and a position. */
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

/** A chart in a graphic frame. `relationship` is the id of the relationship to the part of the chart. */
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
  readonly isTextBox?: boolean;
}

function shape({ id, nonVisual, shapeProperties, style, paragraphs, listStyle = '', isTextBox }: ShapeContent): string {
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Shape ${id}"/><p:cNvSpPr${isTextBox ? ' txBox="1"' : ''}/><p:nvPr>${nonVisual}</p:nvPr></p:nvSpPr>` +
    `<p:spPr>${shapeProperties}</p:spPr>${style}` +
    `<p:txBody><a:bodyPr/><a:lstStyle>${listStyle}</a:lstStyle>${paragraphs}</p:txBody></p:sp>`
  );
}

function fixedParts(sample: SamplePresentation, slideCount: number): readonly OfficePart[] {
  const layoutName = sample.layoutName ?? 'Sample';
  return [
    {
      name: MAIN,
      data: presentationXml(sample, slideCount),
      relationships: [
        numbered(1, 'slideMaster', 'master.xml'),
        numbered(2, 'tableStyles', 'tableStyles.xml'),
        ...Array.from({ length: slideCount }, (_, at) => numbered(10 + at, 'slide', `slides/slide${at + 1}.xml`)),
      ],
    },
    {
      name: 'ppt/master.xml',
      data: slideLayer('sldMaster', sample.masterBackground ?? '', sample.masterShapes ?? '', masterEnd(sample)),
      relationships: [numbered(1, 'theme', 'theme.xml')],
    },
    {
      name: 'ppt/layout.xml',
      data: slideLayer('sldLayout', '', sample.layoutShapes ?? '', '', layoutName),
      relationships: [numbered(1, 'slideMaster', 'master.xml')],
    },
    { name: 'ppt/theme.xml', data: theme(sample) },
    { name: 'ppt/tableStyles.xml', data: `<a:tblStyleLst ${NAMESPACES}>${sample.tableStyles ?? ''}</a:tblStyleLst>` },
  ];
}

function presentationXml({ defaultTextStyle = '', presentationEnd = '' }: SamplePresentation, slides: number): string {
  const ids = Array.from({ length: slides }, (_, at) => `<p:sldId id="${256 + at}" r:id="rId${10 + at}"/>`);
  return (
    `<p:presentation ${NAMESPACES}><p:sldMasterIdLst><p:sldMasterId id="1" r:id="rId1"/></p:sldMasterIdLst>` +
    `<p:sldIdLst>${ids.join('')}</p:sldIdLst><p:defaultTextStyle>${defaultTextStyle}</p:defaultTextStyle>` +
    `${presentationEnd}</p:presentation>`
  );
}

function slideParts(sample: SamplePresentation, tree: string, at: number): readonly OfficePart[] {
  const { slideBackground = '', slideEnd = '', slideAttributes } = sample;
  const notes = at === 0 ? sample.notes : undefined;
  return [
    {
      name: `ppt/slides/slide${at + 1}.xml`,
      data: slideLayer('sld', slideBackground, tree, slideEnd, '', slideAttributes),
      relationships: [
        numbered(1, 'slideLayout', '../layout.xml'),
        ...(notes === undefined ? [] : [numbered(2, 'notesSlide', '../notes.xml')]),
      ],
    },
    ...(notes === undefined ? [] : notesParts(notes)),
  ];
}

function notesParts(notes: string): readonly OfficePart[] {
  return [
    {
      name: 'ppt/notes.xml',
      data: slideLayer('notes', '', placeholder('type="body"', notes), ''),
      relationships: [numbered(1, 'notesMaster', 'notesMaster.xml')],
    },
    {
      name: 'ppt/notesMaster.xml',
      data: slideLayer('notesMaster', '', '', COLOR_MAP),
      relationships: [numbered(1, 'theme', 'theme.xml')],
    },
  ];
}

const COLOR_MAP =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" hlink="hlink"/>';

function masterEnd({ textStyles = '' }: SamplePresentation): string {
  return `${COLOR_MAP}<p:txStyles>${textStyles}</p:txStyles>`;
}

/** A slide, layout, master or notes page. */
function slideLayer(root: string, background: string, tree: string, end: string, name = '', attributes = ''): string {
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

function numbered(number: number, type: string, target: string): OfficeRelationship {
  return { id: `rId${number}`, type, target };
}
