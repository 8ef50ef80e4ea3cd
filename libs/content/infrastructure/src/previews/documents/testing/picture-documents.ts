import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { OfficeFile, sampleDocx, wordParagraph } from '@livery/office-testing';

const SAMPLE_DECK = path.resolve(import.meta.dirname, '../../../../../../../samples/brand-faults.pptx');
const PICTURE_NAMESPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"';
const FILL = '<a:stretch><a:fillRect/></a:stretch>';
const AREA =
  '<a:xfrm><a:off x="0" y="0"/><a:ext cx="3000000" cy="3000000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>';

export type Kind = 'presentation' | 'text_document';

/** A document that shows one picture, which is a part of it. */
export function documentWithPicture(kind: Kind, name: string, picture: Uint8Array | string): Uint8Array {
  return kind === 'presentation' ? deckWithPicture(name, picture) : textWithPicture(name, picture);
}

function deckWithPicture(name: string, picture: Uint8Array | string): Uint8Array {
  const deck = OfficeFile.open(readFileSync(SAMPLE_DECK));
  const slide = 'ppt/slides/slide1.xml';
  const element =
    '<p:pic><p:nvPicPr><p:cNvPr id="90" name="p"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr>' +
    `<p:blipFill><a:blip r:embed="rId90"/>${FILL}</p:blipFill><p:spPr>${AREA}</p:spPr></p:pic>`;
  deck.write(slide, deck.text(slide).replace('</p:spTree>', `${element}</p:spTree>`));
  deck.write(`ppt/media/${name}`, picture);
  deck.addRelationships(slide, [{ id: 'rId90', type: 'image', target: `../media/${name}` }]);
  deck.addContentTypes({ [`ppt/media/${name}`]: name.endsWith('png') ? 'image/png' : 'image/svg+xml' });
  return deck.bytes();
}

function textWithPicture(name: string, picture: Uint8Array | string): Uint8Array {
  const inline =
    `<wp:inline><wp:extent cx="3000000" cy="3000000"/><wp:docPr id="90" name="p"/><a:graphic ${PICTURE_NAMESPACES}><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture">` +
    `<pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rId90"/>${FILL}</pic:blipFill><pic:spPr>${AREA}</pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline>`;
  return sampleDocx({
    body: wordParagraph(`<w:r><w:drawing>${inline}</w:drawing></w:r>`),
    parts: { [`word/media/${name}`]: picture },
    relationships: { 'word/document.xml': [{ id: 'rId90', type: 'image', target: `media/${name}` }] },
  });
}

/** An SVG of one blue square, and what else it is to hold. */
export function svgWith(content: string, before = ''): string {
  return (
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="100" viewBox="0 0 100 100">` +
    `<rect width="100" height="100" fill="#0000ff"/>${content}</svg>`
  );
}

/** Pictures that lead to another file, by what they do: the name of the part, and its content. */
export function leadingPictures(file: string): readonly (readonly [what: string, name: string, Uint8Array])[] {
  const image = `<image xlink:href="${file}" width="80" height="80"/>`;
  const defaulted = svgWith(
    '<image width="80" height="80"/>',
    `<!DOCTYPE svg [<!ATTLIST image xlink:href CDATA "${file}">]>`,
  );
  const wide = Buffer.from(`\ufeff${svgWith(image)}`, 'utf16le');
  const prefixed = `<s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" width="100" height="100"><s:image x:href="${file}" width="80" height="80"/></s:svg>`;
  return [
    ['an SVG', 'x.svg', Buffer.from(svgWith(image))],
    ['an SVG with the name of a PNG', 'x.png', Buffer.from(svgWith(image))],
    ['a compressed SVG', 'x.svg', gzipSync(svgWith(image))],
    ['a compressed SVG with the name of a PNG', 'x.png', gzipSync(svgWith(image))],
    ['an SVG with a default in its document type', 'x.svg', Buffer.from(defaulted)],
    ['an SVG behind a long comment', 'x.svg', Buffer.from(`<!-- <svg ${' '.repeat(5_000)} -->${svgWith(image)}`)],
    ['an SVG in two bytes a character', 'x.svg', wide],
    ['an SVG with prefixes', 'x.svg', Buffer.from(prefixed)],
    ['an SVG within another element', 'x.svg', Buffer.from(`<x>${svgWith(image)}</x>`)],
  ];
}
