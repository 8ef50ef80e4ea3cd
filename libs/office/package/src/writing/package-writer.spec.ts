import { describe, expect, it } from '@jest/globals';
import { OoxmlPackage } from '../ooxml-package.ts';
import { type NewPart, PackageWriter } from './package-writer.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml';
const PICTURE = Buffer.from('a picture');

const toMain = { id: 'rId1', type: `${OFFICE}/officeDocument`, target: '/ppt/presentation.xml', external: false };
const toPicture = { id: 'rId7', type: `${OFFICE}/image`, target: '/ppt/media/a.png', external: false };
const toWeb = { id: 'rId8', type: `${OFFICE}/hyperlink`, target: 'https://example.com/?a=1&b="2"', external: true };

/** A place within a part. */
const toPlace = { id: 'rId9', type: `${OFFICE}/hyperlink`, target: '/ppt/c.strange', external: false, fragment: '#x' };

const parts: readonly NewPart[] = [
  { name: '/ppt/presentation.xml', contentType: MAIN, data: '<a/>', relationships: [toPicture, toWeb, toPlace] },
  { name: '/ppt/media/a.png', contentType: 'image/png', data: PICTURE },
  { name: '/ppt/media/b.PNG', contentType: 'image/x-other', data: PICTURE },
  { name: '/ppt/c.strange', contentType: 'application/x-strange', data: 'c' },
];

function written(added = parts): Uint8Array {
  const writer = new PackageWriter([toMain]);
  for (const part of added) writer.add(part);
  return writer.bytes();
}

describe('a written package', () => {
  it('begins with its content types and relationships, and keeps the order of its parts', () => {
    expect(OoxmlPackage.open(written()).parts()).toEqual([
      '/[Content_Types].xml',
      '/_rels/.rels',
      '/ppt/presentation.xml',
      '/ppt/_rels/presentation.xml.rels',
      '/ppt/media/a.png',
      '/ppt/media/b.PNG',
      '/ppt/c.strange',
    ]);
  });

  it('says the content type of each part, and only once where its extension says it', () => {
    const opened = OoxmlPackage.open(written());
    const types = Buffer.from(opened.bytes('/[Content_Types].xml') ?? '').toString();
    expect(parts.map(({ name }) => opened.contentType(name))).toEqual(parts.map(({ contentType }) => contentType));
    expect(types.match(/<Default /g)).toHaveLength(3);
    expect(types.match(/<Override /g)).toHaveLength(3);
  });

  it('leads to its parts by relative paths and to other addresses as they are', () => {
    const opened = OoxmlPackage.open(written());
    const [picture, web, place] = opened.relationships('/ppt/presentation.xml');
    expect(opened.mainPart).toBe('/ppt/presentation.xml');
    expect(picture).toEqual({ ...toPicture, kind: 'image' });
    expect(web).toEqual({ ...toWeb, kind: 'hyperlink' });
    expect(place).toEqual({ ...toPlace, kind: 'hyperlink' });
    expect(Buffer.from(opened.bytes('/ppt/_rels/presentation.xml.rels') ?? '').toString()).toContain(
      'Target="media/a.png"',
    );
  });

  it('is the same, byte for byte, whenever it is written', () => {
    expect(written()).toEqual(written());
  });

  it('takes the data of parts of another package as it is compressed there', () => {
    const opened = OoxmlPackage.open(written());
    const data = opened.packed('/ppt/media/a.png') ?? '';
    const copy = OoxmlPackage.open(
      written(parts.map((part) => (part.name === '/ppt/media/a.png' ? { ...part, data } : part))),
    );
    expect(copy.packed('/ppt/media/a.png')).toEqual(data);
    expect(copy.bytes('/ppt/media/a.png')).toEqual(PICTURE);
  });

  it.each(['/PPT/presentation.xml', '/[content_types].XML', '/_rels/.rels', 'ppt/a.xml'])(
    'refuses a part %s',
    (name) => {
      expect(() => written([...parts, { name, contentType: 'a/b', data: '' }])).toThrow('not a free part name');
    },
  );
});
