import { OfficeFile, paragraph, placeholder, samplePresentation, textBox } from '@livery/office-testing';

const TYPE = 'application/vnd.openxmlformats-officedocument.presentationml';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const XMLNS_A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const NAMESPACES = `${XMLNS_A} xmlns:r="${OFFICE}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const AUTHORS = 'http://schemas.microsoft.com/office/2018/10/relationships/comments';
const LABEL = 'http://schemas.microsoft.com/office/2020/02/relationships/classificationlabels';
/** The kind of `p188:commentRel`, which leads from a slide to its modern comments. */
const MODERN = 'http://schemas.microsoft.com/office/powerpoint/2018/8/main';

const APP =
  '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">' +
  '<Company>Northwind</Company><Application>Microsoft Macintosh PowerPoint</Application><AppVersion>12.0000</AppVersion></Properties>';

export const USED_STYLE = '{11111111-2222-3333-4444-555555555555}';
export const UNUSED_STYLE = '{99999999-2222-3333-4444-555555555555}';

const picture = (id: string): string =>
  `<p:pic><p:nvPicPr><p:cNvPr id="7" name="Picture"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="${id}"/></p:blipFill><p:spPr/></p:pic>`;

const chart =
  '<p:graphicFrame><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart">' +
  '<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="rId5"/></a:graphicData></a:graphic></p:graphicFrame>';

const link = (id: string): string => `<a:rPr><a:hlinkClick r:id="${id}" action="ppaction://hlinksldjump"/></a:rPr>`;

const table = `<p:graphicFrame><a:graphic><a:graphicData><a:tbl><a:tblPr><a:tableStyleId>${USED_STYLE}</a:tableStyleId></a:tblPr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;

const commentReference = `<p:extLst><p:ext uri="{6950BFC3}"><x:commentRel xmlns:x="${MODERN}" r:id="rId9"/></p:ext></p:extLst>`;

const presentationEnd =
  '<p:custShowLst><p:custShow name="A" id="0"><p:sldLst/></p:custShow></p:custShowLst>' +
  '<p:extLst><p:ext uri="{521415D9}"><p14:sectionLst xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main">' +
  '<p14:section name="One" id="{1}"/><p14:section name="Two" id="{2}"/></p14:sectionLst></p:ext></p:extLst>' +
  '<p:embeddedFontLst><p:embeddedFont><p:font typeface="Calibri"/><p:regular r:id="rId60"/></p:embeddedFont>' +
  '<p:embeddedFont><p:font typeface="Never used"/><p:bold r:id="rId61"/></p:embeddedFont></p:embeddedFontLst>';

const master =
  `<p:sldMaster ${NAMESPACES}><p:cSld><p:spTree/></p:cSld><p:clrMap bg1="lt1" tx1="dk1"/>` +
  '<p:sldLayoutIdLst><p:sldLayoutId id="77" r:id="rId2"/><p:sldLayoutId id="78" r:id="rId3"/></p:sldLayoutIdLst><p:txStyles/></p:sldMaster>';

/** A deck of three slides with nearly everything that a one-slide deck keeps or leaves out. The first slide has most of it. */
export function richDeck(): OfficeFile {
  const file = OfficeFile.open(
    samplePresentation({
      slides: [
        placeholder('type="title"', paragraph('Plan', link('rId3'))) + picture('rId4') + chart + table,
        textBox(paragraph('Second')),
        textBox(paragraph('Third')),
      ],
      notes: paragraph('Say hello.'),
      tableStyles: [USED_STYLE, UNUSED_STYLE].map((id) => `<a:tblStyle styleId="${id}" styleName="S"/>`).join(''),
      presentationEnd,
      parts: {
        'ppt/master.xml': master,
        'ppt/layout2.xml': `<p:sldLayout ${NAMESPACES}><p:cSld name="Other"><p:spTree/></p:cSld></p:sldLayout>`,
        'ppt/notesMaster.xml': `<p:notesMaster ${NAMESPACES}><p:cSld><p:spTree/></p:cSld></p:notesMaster>`,
        'ppt/theme9.xml': `<a:theme ${XMLNS_A} name="Notes"/>`,
        'ppt/media/a.png': 'a picture',
        'ppt/charts/chart9.xml': '<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"/>',
        'ppt/embeddings/book.xlsx': 'a workbook',
        'ppt/comments/c.xml': `<p:cmLst ${NAMESPACES}><p:cm authorId="0"/><p:cm authorId="1"/></p:cmLst>`,
        'ppt/comments/modern.xml': `<x:cmLst xmlns:x="${MODERN}"><x:cm><x:replyLst><x:reply/></x:replyLst></x:cm></x:cmLst>`,
        'ppt/fonts/font7.fntdata': 'a font',
        'ppt/fonts/font8.fntdata': 'another font',
        'ppt/vbaProject.bin': 'macros',
        'docProps/core.xml': '<a/>',
        'docProps/app.xml': APP,
        'docProps/thumbnail.jpeg': 'a picture',
        'docMetadata/LabelInfo.xml': '<labelList/>',
        '_xmlsignatures/origin.sigs': '',
        '_xmlsignatures/sig1.xml': '<Signature/>',
      },
    }),
  );
  const first = 'ppt/slides/slide1.xml';
  file.write(first, file.text(first).replace('</p:sld>', `${commentReference}</p:sld>`));
  const ofNotesMaster = 'ppt/_rels/notesMaster.xml.rels';
  file.write(ofNotesMaster, file.text(ofNotesMaster).replace('theme.xml', 'theme9.xml'));
  file.addContentTypes({
    'ppt/master.xml': `${TYPE}.slideMaster+xml`,
    'ppt/layout.xml': `${TYPE}.slideLayout+xml`,
    'ppt/layout2.xml': `${TYPE}.slideLayout+xml`,
    'ppt/notesMaster.xml': `${TYPE}.notesMaster+xml`,
    'ppt/notes.xml': `${TYPE}.notesSlide+xml`,
    ...Object.fromEntries([1, 2, 3].map((number) => [`ppt/slides/slide${number}.xml`, `${TYPE}.slide+xml`])),
    'ppt/embeddings/book.xlsx': XLSX,
    'ppt/charts/chart9.xml': 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
  });
  for (const [source, relationships] of Object.entries(RELATIONSHIPS)) file.addRelationships(source, relationships);
  return file;
}

const RELATIONSHIPS = {
  '': [
    { id: 'rId2', type: 'core-properties', target: 'docProps/core.xml' },
    { id: 'rId3', type: 'extended-properties', target: 'docProps/app.xml' },
    { id: 'rId4', type: 'thumbnail', target: 'docProps/thumbnail.jpeg' },
    { id: 'rId5', type: LABEL, target: 'docMetadata/LabelInfo.xml' },
    { id: 'rId6', type: `${OFFICE}/origin`, target: '_xmlsignatures/origin.sigs' },
  ],
  '_xmlsignatures/origin.sigs': [{ id: 'rId1', type: `${OFFICE}/signature`, target: 'sig1.xml' }],
  'ppt/presentation.xml': [
    { id: 'rId60', type: 'font', target: 'fonts/font7.fntdata' },
    { id: 'rId61', type: 'font', target: 'fonts/font8.fntdata' },
    { id: 'rId62', type: 'vbaProject', target: 'vbaProject.bin' },
  ],
  'ppt/master.xml': [
    { id: 'rId2', type: 'slideLayout', target: 'layout2.xml' },
    { id: 'rId3', type: 'slideLayout', target: 'layout.xml' },
  ],
  'ppt/layout2.xml': [{ id: 'rId1', type: 'slideMaster', target: 'master.xml' }],
  'ppt/slides/slide1.xml': [
    { id: 'rId3', type: 'slide', target: 'slide3.xml' },
    { id: 'rId4', type: 'image', target: '../media/a.png' },
    { id: 'rId5', type: 'chart', target: '../charts/chart9.xml' },
    { id: 'rId8', type: 'comments', target: '../comments/c.xml' },
    { id: 'rId9', type: AUTHORS, target: '../comments/modern.xml' },
  ],
  'ppt/charts/chart9.xml': [{ id: 'rId1', type: 'package', target: '../embeddings/book.xlsx' }],
  'ppt/notes.xml': [{ id: 'rId2', type: 'slide', target: 'slides/slide1.xml' }],
};
