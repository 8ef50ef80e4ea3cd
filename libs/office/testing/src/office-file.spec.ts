import { describe, expect, it } from '@jest/globals';
import { OoxmlPackage } from '@livery/office-package';
import { OfficeFile } from './office-file.ts';

const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml';

function deck(): OfficeFile {
  return OfficeFile.create({
    contentTypes: { 'ppt/presentation.xml': MAIN_TYPE },
    relationships: [
      { id: 'rId1', type: 'officeDocument', target: 'ppt/presentation.xml' },
      { id: 'rId2', type: 'core-properties', target: 'docProps/core.xml' },
    ],
    parts: [
      {
        name: 'ppt/presentation.xml',
        data: '<p/>',
        relationships: [
          { id: 'rId1', type: 'slide', target: 'slides/slide1.xml' },
          {
            id: 'rId2',
            type: 'http://schemas.microsoft.com/office/2014/relationships/chartEx',
            target: '/ppt/chart.xml',
          },
          { id: 'rId3', type: 'hyperlink', target: 'https://example.com/', external: true },
        ],
      },
      { name: 'ppt/slides/slide1.xml', data: Buffer.from('<s/>') },
    ],
  });
}

const names = (file: OfficeFile): readonly string[] => file.parts().map(({ name }) => name);

describe('an Office file that is built', () => {
  it('begins with its content types and has the relationships of each part behind the part', () => {
    expect(names(deck())).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'ppt/presentation.xml',
      'ppt/_rels/presentation.xml.rels',
      'ppt/slides/slide1.xml',
    ]);
  });

  it('opens as the package that was meant', () => {
    const file = OoxmlPackage.open(deck().bytes());
    expect([file.mainPart, file.mainContentType]).toEqual(['/ppt/presentation.xml', MAIN_TYPE]);
    expect(file.contentType('/ppt/slides/slide1.xml')).toBe('application/xml');
    expect(file.relationships('/').map(({ kind }) => kind)).toEqual(['officeDocument', 'core-properties']);
    const ofMain = file.relationships('/ppt/presentation.xml');
    expect(ofMain.map(({ id, kind, target, external }) => [id, kind, target, external])).toEqual([
      ['rId1', 'slide', '/ppt/slides/slide1.xml', false],
      ['rId2', 'chartEx', '/ppt/chart.xml', false],
      ['rId3', 'hyperlink', 'https://example.com/', true],
    ]);
  });

  it('takes further content types and relationships after it was opened again', () => {
    const file = OfficeFile.open(deck().bytes());
    file.addContentTypes({ 'ppt/slides/slide1.xml': 'application/slide' });
    file.addRelationships('ppt/slides/slide1.xml', [{ id: 'rId1', type: 'image', target: '../media/a.png' }]);
    file.addRelationships('ppt/slides/slide1.xml', [{ id: 'rId2', type: 'image', target: '../media/b.png' }]);
    const opened = OoxmlPackage.open(file.bytes());
    expect(opened.contentType('/ppt/slides/slide1.xml')).toBe('application/slide');
    expect(opened.relationships('/ppt/slides/slide1.xml').map(({ target }) => target)).toEqual([
      '/ppt/media/a.png',
      '/ppt/media/b.png',
    ]);
  });

  it('may be broken: parts are replaced in their place or removed, whatever they are', () => {
    const file = deck();
    file.write('ppt/presentation.xml', '<p');
    file.remove('[Content_Types].xml');
    expect(names(file)).toEqual(names(deck()).slice(1));
    expect(file.text('ppt/presentation.xml')).toBe('<p');
    expect(file.text('absent.xml')).toBe('');
  });

  it('may hold nothing, and one name twice', () => {
    const entries = [
      { name: 'a.xml', data: '1' },
      { name: 'a.xml', data: '2' },
    ];
    expect(OfficeFile.ofEntries(entries).parts()).toEqual(entries);
    expect(OfficeFile.ofEntries([]).parts()).toEqual([]);
  });
});
