import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OfficeFile, type OfficeRelationship, sampleDocx, wordParagraph, run } from '@livery/office-testing';

const SAMPLE_DECK = path.resolve(import.meta.dirname, '../../../../../../../samples/brand-faults.pptx');
const PICTURE_NAMESPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"';
const AREA =
  '<a:xfrm><a:off x="0" y="0"/><a:ext cx="3000000" cy="3000000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>';

/** A presentation that links pictures, media, a sound, an object, a template and a frame of each other kind. */
export function linkingDeck(origin: string): Uint8Array {
  const links: readonly (readonly [id: string, type: string])[] = [
    ['rId20', 'image'],
    ['rId21', 'image'],
    ['rId22', 'video'],
    ['rId23', 'http://schemas.microsoft.com/office/2007/relationships/media'],
    ['rId24', 'audio'],
    ['rId25', 'oleObject'],
    ['rId26', 'hyperlink'],
    ['rId27', 'attachedTemplate'],
    ['rId28', 'image'],
  ];
  const relationships: readonly OfficeRelationship[] = links.map(([id, type]) => ({
    id,
    type,
    target: `${origin}/slide/${id}.png`,
    external: true,
  }));
  const picture = (id: number, blip: string, extra = ''): string =>
    `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="p${id}"/><p:cNvPicPr/><p:nvPr>${extra}</p:nvPr></p:nvPicPr>` +
    `<p:blipFill>${blip}<a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${AREA}</p:spPr></p:pic>`;
  const slide =
    picture(20, '<a:blip r:link="rId20"/>') +
    picture(21, '<a:blip r:embed="rId21"/>') +
    picture(
      22,
      '<a:blip r:link="rId28"/>',
      '<a:videoFile r:link="rId22"/><p:extLst><p:ext uri="{DAA4B4D4-6D71-4841-9C94-3DE7FCFB9230}"><p14:media xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main" r:link="rId23"/></p:ext></p:extLst>',
    ) +
    picture(23, '<a:blip r:link="rId28"/>', '<a:audioFile r:link="rId24"/>') +
    `<p:sp><p:nvSpPr><p:cNvPr id="30" name="fill"><a:hlinkClick r:id="rId26"/></p:cNvPr><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${AREA}<a:blipFill><a:blip r:link="rId28"/><a:stretch><a:fillRect/></a:stretch></a:blipFill></p:spPr></p:sp>` +
    `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="31" name="o"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="3000000" cy="3000000"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/presentationml/2006/ole"><p:oleObj name="Document" r:id="rId25" imgW="3000000" imgH="3000000" progId="Word.Document.12"><p:link updateAutomatic="1"/></p:oleObj></a:graphicData></a:graphic></p:graphicFrame>`;
  const deck = OfficeFile.open(readFileSync(SAMPLE_DECK));
  const xml = deck.text('ppt/slides/slide1.xml').replace('</p:spTree>', `${slide}</p:spTree>`);
  deck.write('ppt/slides/slide1.xml', xml);
  deck.addRelationships('ppt/slides/slide1.xml', relationships);
  const template = { id: 'rId90', type: 'attachedTemplate', target: `${origin}/template.potx`, external: true };
  deck.addRelationships('ppt/presentation.xml', [template]);
  return deck.bytes();
}

/** A text document that links a template, pictures, fields that fetch, a frame of HTML and a subdocument. */
export function linkingDocument(origin: string): Uint8Array {
  const drawing = (id: string, attribute: string): string =>
    `<w:r><w:drawing><wp:inline><wp:extent cx="900000" cy="900000"/><wp:docPr id="${id.slice(3)}" name="p"/><a:graphic ${PICTURE_NAMESPACES}><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip ${attribute}="${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr>${AREA}</pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
  const field = (instruction: readonly string[]): string =>
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r>' +
    instruction.map((text) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`).join('') +
    '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>kept</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>';
  const body = [
    run('A document that links'),
    drawing('rId60', 'r:link'),
    drawing('rId61', 'r:embed'),
    field([` INCLUDEPICTURE "${origin}/field.png" \\d `]),
    field([' INCLUDE', `PICTURE "${origin.slice(0, 9)}`, `${origin.slice(9)}/split.png" `]),
    field([` INCLUDETEXT "${origin}/text.docx" `]),
    `<w:fldSimple w:instr=" INCLUDEPICTURE &quot;${origin}/simple.png&quot; \\d "><w:r><w:t>kept</w:t></w:r></w:fldSimple>`,
    `<w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" style="width:90pt;height:90pt"><v:imagedata src="${origin}/vml.png" xmlns:o="urn:schemas-microsoft-com:office:office" o:href="${origin}/vml-href.png" r:href="rId62"/></v:shape></w:pict></w:r>`,
  ].map((content) => wordParagraph(content));
  return sampleDocx({
    body: `${body.join('')}<w:altChunk r:id="rId63"/><w:subDoc r:id="rId64"/>`,
    parts: { 'word/chunk.html': `<html><body><img src="${origin}/chunk.png"/>chunk</body></html>` },
    relationships: {
      'word/document.xml': [
        { id: 'rId60', type: 'image', target: `${origin}/linked.png`, external: true },
        { id: 'rId61', type: 'image', target: `${origin}/embedded.png`, external: true },
        { id: 'rId62', type: 'image', target: `${origin}/vml-linked.png`, external: true },
        { id: 'rId63', type: 'aFChunk', target: 'chunk.html' },
        { id: 'rId64', type: 'subDocument', target: `${origin}/sub.docx`, external: true },
      ],
      'word/settings.xml': [
        { id: 'rId65', type: 'attachedTemplate', target: `${origin}/template.dotx`, external: true },
      ],
    },
  });
}

const ODF = 'urn:oasis:names:tc:opendocument:xmlns';

/** A presentation in whose archive there is a presentation of the OpenDocument format, too, with a linked picture. */
export function twofoldDeck(origin: string): Uint8Array {
  const mediaType = 'application/vnd.oasis.opendocument.presentation';
  const namespaces = ['office', 'drawing', 'presentation'].map((name) => `xmlns:${name}="${ODF}:${name}:1.0"`);
  const content =
    `<office:document-content ${namespaces.join(' ')} xmlns:svg="${ODF}:svg-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.2">` +
    '<office:body><office:presentation><drawing:page drawing:name="p"><drawing:frame svg:width="9cm" svg:height="9cm" svg:x="1cm" svg:y="1cm">' +
    `<drawing:image xlink:href="${origin}/odf.png" xlink:type="simple" xlink:actuate="onLoad"/></drawing:frame></drawing:page></office:presentation></office:body></office:document-content>`;
  const manifest =
    `<manifest:manifest xmlns:manifest="${ODF}:manifest:1.0" manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:media-type="${mediaType}"/>` +
    '<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>';
  const deck = OfficeFile.open(linkingDeck(origin));
  const foreign = [
    { name: 'mimetype', data: mediaType },
    { name: 'content.xml', data: content },
    { name: 'META-INF/manifest.xml', data: manifest },
  ];
  return OfficeFile.ofEntries([...foreign, ...deck.parts()]).bytes();
}
