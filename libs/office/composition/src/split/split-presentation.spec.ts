// Only this suite names every part of a slide that is split, and what it leaves out.
import { describe, expect, it } from '@jest/globals';
import { OoxmlPackage } from '@livery/office-package';
import { readPresentation } from '@livery/office-reading';
import { OfficeFile, paragraph, samplePresentation, textBox } from '@livery/office-testing';
import { richDeck, UNUSED_STYLE, USED_STYLE } from '../testing/rich-deck.ts';
import { splitPresentation } from './split-presentation.ts';
import type { SplitSlide } from './split-slide.ts';

function slidesOf(file: Uint8Array): readonly SplitSlide[] {
  return [...splitPresentation(file).slides()];
}

function slide(file: Uint8Array, index = 0): SplitSlide {
  const found = slidesOf(file)[index];
  if (found === undefined) throw new Error(`There is no slide ${index}.`);
  return found;
}

const partsOf = (deck: Uint8Array): readonly string[] => OoxmlPackage.open(deck).parts();
const text = (deck: Uint8Array, part: string): string => OfficeFile.open(deck).text(part);

/** The targets of a part's relationships by their kinds. */
function targets(deck: Uint8Array, part: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    OoxmlPackage.open(deck)
      .relationships(part)
      .map(({ kind, target }) => [kind, target]),
  );
}

/** The parts that no relationship leads to, and the relationships that lead nowhere. */
function loose(deck: Uint8Array): readonly string[] {
  const file = OoxmlPackage.open(deck);
  const sources = ['/', ...file.parts().filter((part) => !part.endsWith('.rels'))];
  const related = sources.flatMap((part) => file.relationships(part).filter(({ external }) => !external));
  const reached = new Set(related.map(({ target }) => target));
  const parts = file.parts().filter((part) => !part.endsWith('.rels') && part !== '/[Content_Types].xml');
  return [...parts.filter((part) => !reached.has(part)), ...[...reached].filter((part) => !file.has(part))];
}

describe('a presentation that is split', () => {
  const deck = richDeck().bytes();

  it('gives a deck of one slide for each slide, with all that its relationships need and nothing else', () => {
    const decks = slidesOf(deck).map(({ bytes }) => bytes);
    expect(decks.map((bytes) => readPresentation(OoxmlPackage.open(bytes)).slides.length)).toEqual([1, 1, 1]);
    expect(decks.flatMap(loose)).toEqual([]);
    expect(partsOf(decks[0] ?? deck)).toEqual([
      '/[Content_Types].xml',
      '/_rels/.rels',
      '/ppt/presentation.xml',
      '/ppt/_rels/presentation.xml.rels',
      '/ppt/slideMasters/slideMaster1.xml',
      '/ppt/slideMasters/_rels/slideMaster1.xml.rels',
      '/ppt/slideLayouts/slideLayout1.xml',
      '/ppt/slideLayouts/_rels/slideLayout1.xml.rels',
      '/ppt/notesMasters/notesMaster1.xml',
      '/ppt/notesMasters/_rels/notesMaster1.xml.rels',
      '/ppt/theme/theme1.xml',
      '/ppt/theme/theme2.xml',
      '/ppt/slides/slide1.xml',
      '/ppt/slides/_rels/slide1.xml.rels',
      '/ppt/notesSlides/notesSlide1.xml',
      '/ppt/notesSlides/_rels/notesSlide1.xml.rels',
      '/ppt/media/image1.png',
      '/ppt/charts/chart1.xml',
      '/ppt/charts/_rels/chart1.xml.rels',
      '/ppt/embeddings/package1.xlsx',
      '/ppt/presProps.xml',
      '/ppt/viewProps.xml',
      '/ppt/tableStyles.xml',
      '/ppt/fonts/embeddedFont1.fntdata',
      '/docMetadata/LabelInfo.xml',
      '/docProps/app.xml',
    ]);
  });

  it('says what its decks leave out', () => {
    expect(splitPresentation(deck).leftOut).toEqual({
      comments: 4,
      sections: 2,
      customShows: 1,
      macros: 1,
      signatures: 1,
      documentProperties: 2,
      thumbnail: 1,
      notes: 0,
    });
  });

  it('counts the notes that have no notes master, and leaves them out', () => {
    const file = richDeck();
    const rels = 'ppt/_rels/notes.xml.rels';
    file.write(rels, file.text(rels).replace(/<Relationship Id="rId1".*?>/, ''));
    expect(splitPresentation(file.bytes()).leftOut.notes).toBe(1);
    expect(splitPresentation(file.bytes(), { slides: [1] }).leftOut.notes).toBe(0);
    expect(partsOf(slide(file.bytes()).bytes).filter((part) => part.includes('notes'))).toEqual([]);
  });

  it('keeps the program and its version, and none of the other extended properties', () => {
    const { bytes } = slide(deck);
    expect(text(bytes, 'docProps/app.xml')).toMatch(
      /^<\?xml .*\?>\n<Properties xmlns="[^"]*"><Application>Microsoft Office PowerPoint<\/Application><AppVersion>12\.0000<\/AppVersion><\/Properties>$/,
    );
    expect(targets(bytes, '/')).toMatchObject({ 'extended-properties': '/docProps/app.xml' });
    expect(splitPresentation(bytes).leftOut.documentProperties).toBe(0);
    expect(slide(bytes).contentHash).toBe(slide(deck).contentHash);
  });

  it.each(['12', '12.0.1', ' 12.0000', '16.0000 beta', '<b/>', '</AppVersion>'])(
    'keeps no version that is written as %j',
    (version) => {
      const file = richDeck();
      file.write('docProps/app.xml', file.text('docProps/app.xml').replace('12.0000', version));
      expect(partsOf(slide(file.bytes()).bytes)).not.toContain('/docProps/app.xml');
      expect(splitPresentation(file.bytes()).leftOut.documentProperties).toBe(2);
    },
  );

  it('keeps a picture once that its source holds several times', () => {
    const file = richDeck();
    file.write('ppt/media/b.png', file.text('ppt/media/a.png'));
    file.addRelationships('ppt/master.xml', [{ id: 'rId9', type: 'image', target: 'media/b.png' }]);
    file.addRelationships('ppt/slides/slide1.xml', [{ id: 'rId10', type: 'image', target: '../media/b.png' }]);
    const { bytes } = slide(file.bytes());
    expect(partsOf(bytes).filter((part) => part.includes('/media/'))).toEqual(['/ppt/media/image1.png']);
    expect(loose(bytes)).toEqual([]);
  });

  it('gives the notes master a theme of its own when it shares that of the master', () => {
    const file = richDeck();
    const rels = 'ppt/_rels/notesMaster.xml.rels';
    file.write(rels, file.text(rels).replace('theme9.xml', 'theme.xml'));
    const { bytes } = slide(file.bytes());
    expect(targets(bytes, '/ppt/slideMasters/slideMaster1.xml')['theme']).toBe('/ppt/theme/theme1.xml');
    expect(targets(bytes, '/ppt/notesMasters/notesMaster1.xml')['theme']).toBe('/ppt/theme/theme2.xml');
    expect(text(bytes, 'ppt/theme/theme2.xml')).toBe(text(bytes, 'ppt/theme/theme1.xml'));
  });

  it('keeps one layout in the list of its master, under a new id', () => {
    const master = text(slide(deck).bytes, 'ppt/slideMasters/slideMaster1.xml');
    expect(master.match(/<p:sldLayoutId .*?>/g)).toEqual([
      '<p:sldLayoutId xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" id="2147483649" r:id="rId3"/>',
    ]);
    expect(targets(slide(deck).bytes, '/ppt/slideMasters/slideMaster1.xml')).toEqual({
      theme: '/ppt/theme/theme1.xml',
      slideLayout: '/ppt/slideLayouts/slideLayout1.xml',
    });
  });

  it('lists a layout of its master also when the master did not', () => {
    const file = richDeck();
    const rels = 'ppt/_rels/master.xml.rels';
    const list = /<p:sldLayoutIdLst>.*<\/p:sldLayoutIdLst>/;
    file.write(rels, file.text(rels).replace(/<Relationship Id="rId3".*?>/, ''));
    file.write('ppt/master.xml', file.text('ppt/master.xml').replace(list, ''));
    const { bytes } = slide(file.bytes());
    expect(text(bytes, 'ppt/slideMasters/slideMaster1.xml')).toMatch(
      /<p:clrMap [^>]*><p:sldLayoutIdLst><p:sldLayoutId [^>]*r:id="rId3"/,
    );
    expect(loose(bytes)).toEqual([]);
  });

  it('makes a jump to another slide one to its own slide', () => {
    expect(targets(slide(deck).bytes, '/ppt/slides/slide1.xml')).toMatchObject({ slide: '/ppt/slides/slide1.xml' });
    expect(targets(slide(deck).bytes, '/ppt/notesSlides/notesSlide1.xml')).toMatchObject({
      slide: '/ppt/slides/slide1.xml',
    });
  });

  it('leaves out comments with the reference to them, and no more of the slide', () => {
    const before = text(deck, 'ppt/slides/slide1.xml');
    expect(text(slide(deck).bytes, 'ppt/slides/slide1.xml')).toBe(
      before.replace(/<p:ext uri="\{6950BFC3\}">.*?<\/p:ext>/, ''),
    );
  });

  it('takes the table styles that its tables have', () => {
    const styles = slidesOf(deck).map(({ bytes }) => text(bytes, 'ppt/tableStyles.xml'));
    expect(styles.map((xml) => [USED_STYLE, UNUSED_STYLE].map((id) => xml.includes(id)))).toEqual([
      [true, false],
      [false, false],
      [false, false],
    ]);
  });

  it('has no list of table styles if the source has none, since readers give its default to tables without a style', () => {
    const file = OfficeFile.open(samplePresentation({ slides: [textBox(paragraph('The plan'))] }));
    file.remove('ppt/tableStyles.xml');
    for (const [part, relationship] of [
      ['ppt/_rels/presentation.xml.rels', /<Relationship [^>]*tableStyles\.xml"[^>]*>/],
      ['[Content_Types].xml', /<Override [^>]*tableStyles\.xml"[^>]*>/],
    ] as const)
      file.write(part, file.text(part).replace(relationship, ''));
    const { bytes } = slide(file.bytes());
    expect(partsOf(bytes)).not.toContain('/ppt/tableStyles.xml');
    expect(loose(bytes)).toEqual([]);
  });

  it('takes the embedded fonts that its slide uses', () => {
    const main = text(slide(deck).bytes, 'ppt/presentation.xml');
    expect(main.match(/<p:embeddedFontLst>.*<\/p:embeddedFontLst>/)?.[0]).toBe(
      '<p:embeddedFontLst><p:embeddedFont><p:font typeface="Calibri"/><p:regular r:id="rId8"/></p:embeddedFont></p:embeddedFontLst>',
    );
  });

  it('says what its slides say', () => {
    const [first, second] = slidesOf(deck);
    expect(first).toMatchObject({
      index: 0,
      isHidden: false,
      title: 'Plan',
      text: 'Plan',
      notes: 'Say hello.',
      layoutName: 'Sample',
    });
    expect(first?.fonts).toEqual(['Calibri']);
    expect(first?.colors).toEqual(['#0563C1']);
    expect(second).toMatchObject({ index: 1, title: '', text: 'Second', notes: '' });
  });

  it('gives the same bytes and hashes each time', () => {
    const facts = (): unknown =>
      slidesOf(deck).map(({ bytes, contentHash }) => [Buffer.from(bytes).toString('base64'), contentHash]);
    expect(facts()).toEqual(facts());
  });

  it('gives equal slides of two files equal hashes, whatever the names and numbers of their parts', () => {
    const one = samplePresentation({ slides: [textBox(paragraph('A')), textBox(paragraph('B'))] });
    const other = OfficeFile.open(samplePresentation({ slides: [textBox(paragraph('B'))] }));
    other.write('ppt/Renamed.xml', other.text('ppt/theme.xml'));
    other.remove('ppt/theme.xml');
    other.write(
      'ppt/_rels/master.xml.rels',
      other.text('ppt/_rels/master.xml.rels').replace('theme.xml', 'Renamed.xml'),
    );
    const [a, b] = slidesOf(one).map(({ contentHash }) => contentHash);
    expect(slide(other.bytes()).contentHash).toBe(b);
    expect(a).not.toBe(b);
  });

  it('becomes a plain presentation, also when it was a template or had macros', () => {
    const contentType = 'application/vnd.ms-powerpoint.template.macroEnabled.main+xml';
    const { bytes } = slide(samplePresentation({ slides: [''], contentType }));
    expect(OoxmlPackage.open(bytes).mainContentType).toBe(
      'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
    );
  });

  it('keeps the size, the default text style and whether slides are hidden', () => {
    const style = '<a:lvl1pPr algn="r"><a:defRPr sz="1100"/></a:lvl1pPr>';
    const file = samplePresentation({
      slides: [textBox(paragraph('A'))],
      slideAttributes: 'show="0"',
      defaultTextStyle: style,
      presentationEnd: '<p:sldSz cx="9144000" cy="5143500" type="screen16x9"/>',
    });
    const main = text(slide(file).bytes, 'ppt/presentation.xml');
    expect(splitPresentation(file).aspectRatio).toBe('16:9');
    expect(slide(file).isHidden).toBe(true);
    expect(main).toContain('<p:sldSz cx="9144000" cy="5143500" type="screen16x9"/>');
    expect(main).toContain('<a:lvl1pPr algn="r"><a:defRPr sz="1100"></a:defRPr></a:lvl1pPr>');
  });

  it('stays strict when it is strict', () => {
    const file = richDeck();
    for (const { name, data } of [...file.parts()]) {
      const strict = data
        .toString()
        .replaceAll(
          'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
          'http://purl.oclc.org/ooxml/officeDocument/relationships',
        )
        .replaceAll('relationships/extended-properties', 'relationships/extendedProperties')
        .replaceAll(
          'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties',
          'http://purl.oclc.org/ooxml/officeDocument/extendedProperties',
        )
        .replaceAll(
          /http:\/\/schemas\.openxmlformats\.org\/(drawing|presentation)ml\/2006\/(main|chart)/g,
          'http://purl.oclc.org/ooxml/$1ml/$2',
        );
      file.write(name, strict);
    }
    const { bytes } = slide(file.bytes());
    const written = OfficeFile.open(bytes)
      .parts()
      .map(({ name }) => text(bytes, name));
    expect(written.join('')).not.toMatch(/schemas\.openxmlformats\.org\/(?:officeDocument|drawingml|presentationml)/);
    expect(text(bytes, 'ppt/presentation.xml')).toContain('conformance="strict"');
    expect(text(bytes, 'docProps/app.xml')).toContain('<AppVersion>12.0000</AppVersion>');
    expect(slide(file.bytes()).text).toBe('Plan');
  });

  it('gives the slides that were asked for', () => {
    const chosen = splitPresentation(deck, { slides: [2, 0] });
    expect(chosen.slideCount).toBe(3);
    expect([...chosen.slides()].map(({ index }) => index)).toEqual([2, 0]);
    expect(chosen.leftOut.comments).toBe(4);
    expect(splitPresentation(deck, { slides: [1] }).leftOut.comments).toBe(0);
    expect(() => splitPresentation(deck, { slides: [3] })).toThrow('The presentation has no slide 3.');
  });
});
