import type { OfficeFile } from '@livery/office-testing';

const PRESENTATION = 'ppt/presentation.xml';
const RELATIONSHIPS = 'ppt/_rels/presentation.xml.rels';
const MASTER = 'ppt/slideMasters/slideMaster1.xml';
const TYPES = '[Content_Types].xml';
const [FIRST, SECOND, LAST] = ['ppt/slides/slide1.xml', 'ppt/slides/slide2.xml', 'ppt/slides/slide8.xml'];
const MODEL_TYPE = 'http://schemas.microsoft.com/office/2017/06/relationships/model3d';
const THREADED_COMMENTS = 'http://schemas.microsoft.com/office/2018/10/relationships/comments';
const SLIDE_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.slide+xml';

/** The deck becomes one of three slides, which are enough: one with a picture, one with text, one with notes and comments. */
export function shorten(deck: OfficeFile): void {
  for (const number of [3, 4, 5, 6, 7]) {
    deck.remove(`ppt/slides/slide${number}.xml`);
    deck.remove(`ppt/slides/_rels/slide${number}.xml.rels`);
    edit(deck, TYPES, new RegExp(`<Override PartName="/ppt/slides/slide${number}\\.xml"[^>]*>`), '');
    edit(deck, RELATIONSHIPS, new RegExp(`<Relationship Id="rId${number + 1}"[^>]*>`), '');
    edit(deck, PRESENTATION, new RegExp(`<p:sldId id="\\d+" r:id="rId${number + 1}"/>`), '');
  }
}

/** Decks with features that the reference pack has nowhere. Each is a change of the shortened sample deck. */
export const RARE_DECKS: readonly (readonly [string, (deck: OfficeFile) => void])[] = [
  ['links between slides, in shapes and in text', linkSlides],
  ['a zoom into another slide', zoomIntoSlide],
  ['a model in three dimensions', addModel],
  ['threaded comments', addThreadedComments],
  [
    'a slide that stands twice in the list',
    (deck) => edit(deck, PRESENTATION, /<\/p:sldIdLst>/, '<p:sldId id="300" r:id="rId2"/>$&'),
  ],
  ['two slides with the same notes', shareNotes],
  ['a part that two slides share, and that leads back to a slide', addCircle],
  ['the names of parts with blanks and umlauts', renamePicture],
  [
    'targets in another case than the parts',
    (deck) => editRelationships(deck, FIRST, /media\/image1\.png/, 'MEDIA/Image1.PNG'),
  ],
  ['targets from the root, and through folders and back', editTargets],
  [
    'neither properties of the presentation nor table styles',
    (deck) => edit(deck, RELATIONSHIPS, /<Relationship Id="authors"[^>]*>/, ''),
  ],
  ['ids in another order, apostrophes, comments and instructions in the lists', writeListsOddly],
  ['layouts without ids', (deck) => edit(deck, MASTER, /<p:sldLayoutId id="\d+"/g, '<p:sldLayoutId')],
  ['the namespace of presentations as the default', usePlainNames],
  ['a master in UTF-16', (deck) => deck.write(MASTER, utf16(deck.text(MASTER)))],
  ['a presentation part in UTF-16', (deck) => deck.write(PRESENTATION, utf16(deck.text(PRESENTATION)))],
  ['a presentation part and a master with a byte order mark', addByteOrderMarks],
  ['relationships that lead to nothing', addDanglingRelationships],
  ['extensions of a later version in the list of slides', addExtensions],
];

/** LibreOffice finds no picture by such names and targets; the names in what is split and merged are plain. */
export const UNSEEN_PICTURES: readonly string[] = [
  'the names of parts with blanks and umlauts',
  'targets in another case than the parts',
  'targets from the root, and through folders and back',
];

function edit(deck: OfficeFile, part: string, search: RegExp, replacement: string): void {
  const [before, after] = [deck.text(part), deck.text(part).replace(search, replacement)];
  if (after === before) throw new Error(`${part} has no ${search.source}.`);
  deck.write(part, after);
}

function editRelationships(deck: OfficeFile, part: string, search: RegExp, replacement: string): void {
  edit(deck, part.replace(/([^/]*)$/, '_rels/$1.rels'), search, replacement);
}

function addShape(deck: OfficeFile, part: string, xml: string): void {
  edit(deck, part, /<\/p:spTree>/, `${xml}$&`);
}

/** A rectangle; `link` is an element of its properties, `text` what it says. */
function rectangle(id: number, link: string, text: string): string {
  const place = '<a:xfrm><a:off x="914400" y="5486400"/><a:ext cx="2743200" cy="457200"/></a:xfrm>';
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Rectangle ${id}">${link}</p:cNvPr><p:cNvSpPr/><p:nvPr/></p:nvSpPr>` +
    `<p:spPr>${place}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>` +
    `<p:txBody><a:bodyPr/><a:lstStyle/><a:p>${text}</a:p></p:txBody></p:sp>`
  );
}

function linkSlides(deck: OfficeFile): void {
  const jump = '<a:hlinkClick r:id="jump" action="ppaction://hlinksldjump"/>';
  const show = '<a:hlinkClick r:id="" action="ppaction://customshow?id=7&amp;return=true"/>';
  const next = '<a:hlinkClick r:id="" action="ppaction://hlinkshowjump?jump=nextslide"/>';
  addShape(deck, FIRST, rectangle(90, jump, `<a:r><a:rPr lang="en-GB">${jump}</a:rPr><a:t>To the second</a:t></a:r>`));
  addShape(deck, FIRST, rectangle(91, show, '<a:endParaRPr lang="en-GB"/>'));
  addShape(deck, SECOND, rectangle(92, next, '<a:endParaRPr lang="en-GB"/>'));
  deck.addRelationships(FIRST, [{ id: 'jump', type: 'slide', target: 'slide2.xml' }]);
  const shows =
    '<p:custShowLst><p:custShow name="Short" id="7"><p:sldLst><p:sld r:id="rId2"/></p:sldLst></p:custShow></p:custShowLst>';
  edit(deck, PRESENTATION, /<p:notesSz[^>]*>/, `$&${shows}`);
}

function zoomIntoSlide(deck: OfficeFile): void {
  const zoom =
    '<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice xmlns:pslz="http://schemas.microsoft.com/office/powerpoint/2016/slidezoom" Requires="pslz">' +
    '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="93" name="Slide Zoom"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>' +
    '<p:xfrm><a:off x="914400" y="914400"/><a:ext cx="1828800" cy="1028700"/></p:xfrm><a:graphic>' +
    '<a:graphicData uri="http://schemas.microsoft.com/office/powerpoint/2016/slidezoom"><pslz:sldZm><pslz:sldZmObj sldId="257" cId="1"><pslz:zmPr id="{0F0E0D0C-0B0A-4908-8706-050403020100}" returnToParent="0" transitionDur="1000">' +
    '<p166:blipFill xmlns:p166="http://schemas.microsoft.com/office/powerpoint/2016/6/main"><a:blip r:embed="rId2"/><a:stretch><a:fillRect/></a:stretch></p166:blipFill>' +
    '</pslz:zmPr></pslz:sldZmObj></pslz:sldZm></a:graphicData></a:graphic></p:graphicFrame></mc:Choice>' +
    `<mc:Fallback>${rectangle(93, '<a:hlinkClick r:id="zoom" action="ppaction://hlinksldjump"/>', '<a:endParaRPr lang="en-GB"/>')}</mc:Fallback></mc:AlternateContent>`;
  addShape(deck, FIRST, zoom);
  deck.addRelationships(FIRST, [{ id: 'zoom', type: 'slide', target: 'slide2.xml' }]);
}

function addModel(deck: OfficeFile): void {
  addShape(deck, FIRST, rectangle(94, '', '<a:endParaRPr lang="en-GB"/>'));
  deck.write('ppt/media/model3d1.glb', Buffer.from('676c5446', 'hex'));
  deck.addRelationships(FIRST, [{ id: 'model', type: MODEL_TYPE, target: '../media/model3d1.glb' }]);
  edit(deck, TYPES, /<Default Extension="png"/, '<Default Extension="glb" ContentType="model/gltf.binary"/>$&');
}

function addThreadedComments(deck: OfficeFile): void {
  const space = 'xmlns:p188="http://schemas.microsoft.com/office/powerpoint/2018/8/main"';
  deck.write('ppt/comments/modernComment_101_0.xml', `<p188:cmLst ${space}/>`);
  deck.write('ppt/authors.xml', `<p188:authorLst ${space}/>`);
  deck.addRelationships(SECOND, [
    { id: 'threads', type: THREADED_COMMENTS, target: '../comments/modernComment_101_0.xml' },
  ]);
  deck.addRelationships(PRESENTATION, [
    { id: 'people', type: 'http://schemas.microsoft.com/office/2018/10/relationships/authors', target: 'authors.xml' },
  ]);
  deck.addContentTypes({
    'ppt/comments/modernComment_101_0.xml': 'application/vnd.ms-powerpoint.comments+xml',
    'ppt/authors.xml': 'application/vnd.ms-powerpoint.authors+xml',
  });
}

function shareNotes(deck: OfficeFile): void {
  deck.addRelationships(SECOND, [{ id: 'notes', type: 'notesSlide', target: '../notesSlides/notesSlide8.xml' }]);
}

function addCircle(deck: OfficeFile): void {
  const type = 'http://example.com/relationships/circle';
  deck.write('ppt/circle.xml', '<circle/>');
  deck.addContentTypes({ 'ppt/circle.xml': 'application/xml' });
  for (const slide of [FIRST, SECOND]) deck.addRelationships(slide, [{ id: 'circle', type, target: '../circle.xml' }]);
  deck.addRelationships('ppt/circle.xml', [
    { id: 'self', type, target: 'circle.xml' },
    { id: 'back', type: 'slide', target: 'slides/slide8.xml' },
  ]);
}

function renamePicture(deck: OfficeFile): void {
  const picture = deck.parts().find(({ name }) => name === 'ppt/media/image1.png');
  deck.remove('ppt/media/image1.png');
  deck.write('ppt/media/Bild ä 1.png', picture?.data ?? '');
  for (const slide of [FIRST]) editRelationships(deck, slide, /image1\.png/, 'Bild%20%C3%A4%201.png');
}

function editTargets(deck: OfficeFile): void {
  editRelationships(deck, FIRST, /\.\.\/media/, '/ppt/slides/../media');
  editRelationships(deck, LAST, /"\.\.\/slideLayouts\/([^"]*)"/, '"/ppt/slideLayouts/$1"');
  edit(deck, RELATIONSHIPS, /"slideMasters/, '"./slides/../slideMasters');
}

function writeListsOddly(deck: OfficeFile): void {
  edit(
    deck,
    PRESENTATION,
    /<p:sldMasterId id="(\d+)" r:id="rId1"\/>/,
    "<!-- <p:sldMasterId/> --><p:sldMasterId  r:id = 'rId1'\n id='$1' ></p:sldMasterId>",
  );
  edit(deck, PRESENTATION, /<p:sldIdLst>/, '<p:sldIdLst><?list <p:sldId/> ?>');
  edit(
    deck,
    MASTER,
    /<p:sldLayoutIdLst>/,
    "<!-- </p:sldLayoutIdLst> --><p:sldLayoutIdLst ><!-- <p:sldLayoutId id='1'/> -->",
  );
}

function usePlainNames(deck: OfficeFile): void {
  for (const part of [PRESENTATION, MASTER]) {
    edit(deck, part, /xmlns:p=/, 'xmlns=');
    edit(deck, part, /(<\/?)p:/g, '$1');
  }
}

/** The lists of relationships and XML parts may be in this encoding, too. */
function utf16(text: string): Buffer {
  return Buffer.from(`\uFEFF${text.replace('encoding="UTF-8"', 'encoding="UTF-16"')}`, 'utf16le');
}

function addByteOrderMarks(deck: OfficeFile): void {
  for (const part of [PRESENTATION, MASTER]) deck.write(part, `\uFEFF${deck.text(part)}`);
}

function addDanglingRelationships(deck: OfficeFile): void {
  const lost = { type: 'image', target: '../media/lost.png' };
  for (const part of [FIRST, MASTER, 'ppt/slideLayouts/slideLayout2.xml'])
    deck.addRelationships(part, [{ id: 'lost', ...lost }]);
  deck.addRelationships(PRESENTATION, [{ id: 'lost', type: 'tableStyles', target: 'lost.xml' }]);
  deck.addContentTypes({ 'ppt/slides/lost.xml': SLIDE_TYPE });
}

function addExtensions(deck: OfficeFile): void {
  const sections =
    '<p:extLst><p:ext uri="{521415D9-36F7-43E2-AB2F-B90AF26B5E84}"><p14:sectionLst xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main">' +
    '<p14:section name="All" id="{6F5E4D3C-2B1A-4908-8706-050403020100}"><p14:sldIdLst><p14:sldId id="256"/><p14:sldId id="257"/></p14:sldIdLst></p14:section></p14:sectionLst></p:ext></p:extLst>';
  edit(deck, PRESENTATION, /<\/p:presentation>/, `${sections}$&`);
  edit(
    deck,
    PRESENTATION,
    /<p:sldId id="256" r:id="rId2"\/>/,
    '<p:sldId id="256" r:id="rId2"><p:extLst><p:ext uri="{00000000-0000-4000-8000-000000000000}"/></p:extLst></p:sldId>',
  );
}
