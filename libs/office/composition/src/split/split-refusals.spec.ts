import { describe, expect, it } from '@jest/globals';
import { OoxmlPackage, PackageRefused } from '@livery/office-package';
import { chart, OfficeFile, paragraph, sampleDocx, samplePresentation, textBox } from '@livery/office-testing';
import { splitPresentation } from './split-presentation.ts';

/** The code of the refusal, or the names of the parts of all decks. */
function outcome(file: Uint8Array): string | readonly string[] {
  try {
    return [...splitPresentation(file).slides()].flatMap(({ bytes, text }) => [
      ...OoxmlPackage.open(bytes).parts(),
      text,
    ]);
  } catch (error) {
    if (error instanceof PackageRefused) return error.code;
    throw error;
  }
}

const TEXT = textBox(paragraph('A'));

function changed(part: string, from: string | RegExp, to: string): Buffer {
  const file = OfficeFile.open(samplePresentation({ slides: [TEXT] }));
  file.write(part, file.text(part).replace(from, to));
  return file.bytes();
}

const LAYOUT = 'ppt/layout.xml';
const SLIDE_RELATIONSHIPS = 'ppt/slides/_rels/slide1.xml.rels';

describe('a presentation that cannot be split', () => {
  it.each([
    ['is none', 'unsupported_format', () => sampleDocx({ body: '' })],
    ['is empty', 'unsupported_format', () => new Uint8Array()],
    [
      'has 301 slides',
      'archive_too_large',
      () => samplePresentation({ slides: Array.from({ length: 301 }, () => '') }),
    ],
    ['has a slide without a layout', 'file_corrupt', () => changed(SLIDE_RELATIONSHIPS, /<Relationship .*?>/, '')],
    [
      'has a layout without a master',
      'file_corrupt',
      () => changed('ppt/_rels/layout.xml.rels', /<Relationship .*?>/, ''),
    ],
    ['has a layout that is not there', 'file_corrupt', () => changed(SLIDE_RELATIONSHIPS, 'layout.xml', 'none.xml')],
    [
      'has a layout that is its own master',
      'file_corrupt',
      () => changed('ppt/_rels/layout.xml.rels', 'master.xml', 'layout.xml'),
    ],
    [
      'has a slide that is not there',
      'file_corrupt',
      () => changed('ppt/_rels/presentation.xml.rels', 'slide1.xml', 'none.xml'),
    ],
    ['has a slide that is not well-formed', 'file_corrupt', () => changed('ppt/slides/slide1.xml', '</p:spTree>', '')],
    [
      'has something else for a slide',
      'file_corrupt',
      () => changed('ppt/_rels/presentation.xml.rels', 'slides/slide1.xml', 'theme.xml'),
    ],
    ['has a master that is not well-formed', 'file_corrupt', () => changed('ppt/master.xml', '</p:cSld>', '')],
    [
      'has relationships that are not well-formed',
      'file_corrupt',
      () => changed('ppt/_rels/master.xml.rels', '</Relationships>', ''),
    ],
    [
      'declares a document type',
      'dtd_forbidden',
      () => changed('ppt/slides/slide1.xml', '<p:sld', '<!DOCTYPE a><p:sld'),
    ],
  ] as const)('is refused when it %s', (_, code, file) => {
    expect(outcome(file())).toBe(code);
  });

  it('is refused when it holds two parts of one name', () => {
    const file = OfficeFile.open(samplePresentation({ slides: [TEXT] }));
    const twice = OfficeFile.ofEntries([...file.parts(), { name: 'PPT/Layout.xml', data: '' }]);
    expect(outcome(twice.bytes())).toBe('file_corrupt');
  });
});

describe('an unusual presentation', () => {
  it('gives no decks when it has no slides', () => {
    expect(outcome(samplePresentation({}))).toEqual([]);
  });

  it('may have relationships that go round in circles', () => {
    const file = samplePresentation({
      slides: [TEXT],
      parts: { 'ppt/a.xml': '<a/>', 'ppt/b.xml': '<b/>' },
      relationships: {
        'ppt/slides/slide1.xml': [{ id: 'rId5', type: 'customXml', target: '../a.xml' }],
        'ppt/a.xml': [{ id: 'rId1', type: 'customXml', target: 'b.xml' }],
        'ppt/b.xml': [
          { id: 'rId1', type: 'customXml', target: 'a.xml' },
          { id: 'rId2', type: 'customXml', target: 'b.xml' },
          { id: 'rId3', type: 'slideLayout', target: 'layout.xml' },
        ],
        [LAYOUT]: [{ id: 'rId7', type: 'slide', target: 'slides/slide1.xml' }],
      },
    });
    expect(outcome(file)).toEqual(expect.arrayContaining(['/customXml/item1.xml', '/customXml/item2.xml']));
  });

  it('loses relationships that lead nowhere, and what means nothing without them', () => {
    const file = samplePresentation({
      slides: [textBox(paragraph('A', '<a:rPr><a:hlinkClick r:id="rId8"/></a:rPr>')) + chart('rId9')],
      relationships: {
        'ppt/slides/slide1.xml': [
          { id: 'rId8', type: 'hyperlink', target: '../none.xml' },
          { id: 'rId9', type: 'chart', target: '../none2.xml' },
        ],
      },
    });
    const [deck] = splitPresentation(file).slides();
    const opened = OoxmlPackage.open(deck?.bytes ?? file);
    expect(opened.relationships('/ppt/slides/slide1.xml').map(({ kind }) => kind)).toEqual(['slideLayout']);
    expect(opened.bytes('/ppt/slides/slide1.xml')?.toString()).not.toMatch(/hlinkClick|graphicFrame|r:id/);
    expect(deck?.text).toBe('A');
  });

  it('loses notes that have no master, which nothing can show', () => {
    const file = OfficeFile.open(samplePresentation({ slides: [TEXT], notes: paragraph('Notes') }));
    file.write('ppt/_rels/notes.xml.rels', '<Relationships/>');
    const [deck] = splitPresentation(file.bytes()).slides();
    expect(
      OoxmlPackage.open(deck?.bytes ?? file.bytes())
        .parts()
        .filter((part) => /notes/i.test(part)),
    ).toEqual([]);
    expect(deck?.notes).toBe('Notes');
  });

  it('may have kinds of relationships and names that nobody knows', () => {
    const kind = `http://example.com/${'Ünknown'.repeat(9_000)}`;
    const file = samplePresentation({
      slides: [TEXT],
      parts: { 'ppt/média/ä b.Ünknown': 'x' },
      relationships: { 'ppt/slides/slide1.xml': [{ id: 'rId5', type: kind, target: '../média/ä b.Ünknown' }] },
    });
    expect(outcome(file)).toEqual(expect.arrayContaining([expect.stringMatching(/^\/ppt\/nknown.*1\.bin$/)]));
  });
});
