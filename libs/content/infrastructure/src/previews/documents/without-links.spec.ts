import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { OfficeFile, samplePng } from '@livery/office-testing';
import { OoxmlPackage } from '@livery/office-package';
import { EMPTY_PICTURE } from './empty-picture.ts';
import { documentWithPicture, type Kind, leadingPictures, svgWith } from './testing/picture-documents.ts';
import { withoutLinks } from './without-links.ts';

const KINDS = ['presentation', 'text_document'] as const;
const metafile = (comment: string): Buffer =>
  Buffer.concat([Buffer.from([1, 0, 0, 0]), Buffer.alloc(36), Buffer.from(` EMF ${comment} drawing`)]);

/** What becomes of the picture in a document when it is cleaned. */
function cleaned(kind: Kind, name: string, picture: Uint8Array | string): Buffer {
  const folder = kind === 'presentation' ? 'ppt' : 'word';
  const copy = withoutLinks(documentWithPicture(kind, name, picture), kind);
  return OoxmlPackage.open(copy).bytes(`/${folder}/media/${name}`) ?? Buffer.alloc(0);
}

/** Cleans a presentation with one more part. */
function cleanedWith(name: string, content: Uint8Array | string): Buffer | undefined {
  const deck = OfficeFile.open(documentWithPicture('presentation', 'x.svg', svgWith('')));
  deck.write(name, content);
  return OoxmlPackage.open(withoutLinks(deck.bytes(), 'presentation')).bytes(`/${name}`);
}

describe.each(KINDS)('the copy of a %s that is rendered', (kind) => {
  it.each(leadingPictures('file:///etc/motd.png'))('leads to no local file by %s', (_, name, picture) => {
    const copy = cleaned(kind, name, picture);
    expect(copy.toString('latin1')).not.toMatch(/motd|ATTLIST/);
    expect(copy.subarray(0, 2)).not.toEqual(Buffer.from([0x1f, 0x8b]));
    expect(copy.equals(EMPTY_PICTURE)).toBe(true);
  });

  it('keeps the drawing of an SVG that leads nowhere, and pictures of pixels', () => {
    expect(cleaned(kind, 'x.svg', svgWith('')).toString()).toMatch(/^<svg .*<rect /s);
    const png = samplePng(4, 4, () => [1, 2, 3, 255]);
    expect(cleaned(kind, 'x.png', png).equals(png)).toBe(true);
  });

  it.each([
    ['PostScript', '%!PS-Adobe-3.0 EPSF-3.0\n'],
    ['PDF', '%PDF-1.7\n'],
    ['a picture in an SVG', svgWith('<image href="data:image/png;base64,PHN2Zy8+" width="9" height="9"/>')],
    [
      'XML of four bytes a character',
      Buffer.from('<svg/>').reduce((all, byte) => all + `\0\0\0${String.fromCharCode(byte)}`, ''),
    ],
    ['OpenDocument', '<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>'],
    ['HTML', '<!DOCTYPE html><html><img src="file:///etc/motd.png"></html>'],
  ])('has an empty picture instead of one that is %s', (_, picture) => {
    expect(cleaned(kind, 'x.png', picture).equals(EMPTY_PICTURE)).toBe(true);
  });

  it('has metafiles without the pictures that they carry, also if they were compressed', () => {
    for (const picture of [metafile('EMF+'), gzipSync(metafile('EMF+'))]) {
      const copy = cleaned(kind, 'x.png', picture).toString('latin1');
      expect(copy).toMatch(/ EMF \0\0\0\0 drawing$/);
    }
    expect(cleaned(kind, 'x.png', metafile('none')).equals(metafile('none'))).toBe(true);
  });

  it('is refused if its XML has a document type', () => {
    const xml = '<?xml version="1.0"?><!-- x --><!DOCTYPE p:x [<!ENTITY a SYSTEM "file:///etc/motd">]><p:x>&a;</p:x>';
    expect(() => cleaned(kind, 'x.xml', xml)).toThrow('damaged');
  });
});

describe('the copy of a presentation that is rendered', () => {
  it('has no documents within it', () => {
    const inner = documentWithPicture('text_document', 'x.svg', svgWith(''));
    expect(cleanedWith('ppt/embeddings/inner.docx', inner)).toEqual(EMPTY_PICTURE);
    expect(cleanedWith('ppt/embeddings/inner.bin', Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toEqual(EMPTY_PICTURE);
  });

  it('has no addresses in drawings of VML', () => {
    const drawing =
      '<xml xmlns:v="urn:schemas-microsoft-com:vml"><v:shape><v:imagedata src="file:///etc/motd.png"/></v:shape></xml>';
    expect(cleanedWith('ppt/drawings/v.vml', drawing)?.toString()).toContain('src=""');
  });
});
