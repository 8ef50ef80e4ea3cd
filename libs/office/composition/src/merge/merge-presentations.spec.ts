// Only this suite proves what becomes of masters, styles, fonts and properties that differ, part by part.
import { describe, expect, it } from '@jest/globals';
import { OoxmlPackage } from '@livery/office-package';
import { LOGO, PHOTO, sampleDeck, type SampleDeck } from '@livery/office-testing';
import { SlidesIncompatible } from '../slides-incompatible.ts';
import { splitPresentation } from '../split/split-presentation.ts';
import { mergePresentations } from './merge-presentations.ts';

const ONE = '{11111111-1111-1111-1111-111111111111}';
const TWO = '{22222222-2222-2222-2222-222222222222}';
const THREE = '{33333333-3333-3333-3333-333333333333}';

function deck(sample: Partial<SampleDeck> = {}): Uint8Array {
  return sampleDeck({ slides: [{ title: 'A slide' }], ...sample }).bytes();
}

function merged(decks: readonly Uint8Array[], template?: Uint8Array): OoxmlPackage {
  return OoxmlPackage.open(mergePresentations(decks, template === undefined ? {} : { template }));
}

function partsIn(file: OoxmlPackage, folder: string): readonly string[] {
  return file.parts().filter((part) => part.startsWith(`/ppt/${folder}/`) && !part.includes('/_rels/'));
}

function text(file: OoxmlPackage, part: string): string {
  return file.bytes(part)?.toString() ?? '';
}

/** The values of an attribute of all elements of a name. */
function values(file: OoxmlPackage, part: string, element: string, attribute = 'id'): readonly string[] {
  const found: string[] = [];
  const open = (name: string, attributes: { copy(name: string): string | undefined }): void => {
    const value = name === element ? attributes.copy(attribute) : undefined;
    if (value !== undefined) found.push(value);
  };
  file.scan(part, { open, close: () => undefined });
  return found;
}

describe('slides of one source', () => {
  const source = deck({
    layouts: ['Title', 'Text', 'Picture'],
    masterPicture: LOGO,
    slides: [
      { title: 'First', notes: 'Say hello' },
      { title: 'Second', layout: 2, picture: PHOTO, hasChart: true, jumpTo: 0 },
      { title: 'Third', layout: 2, picture: PHOTO, notes: 'Say goodbye', hasChart: true },
    ],
  });
  const slides = [...splitPresentation(source).slides()];
  const bytes = slides.map((slide) => slide.bytes);
  const file = merged(bytes);

  it('stand on one master with the layouts that they use', () => {
    expect(partsIn(file, 'slides')).toHaveLength(3);
    expect(partsIn(file, 'slideMasters')).toHaveLength(1);
    expect(partsIn(file, 'slideLayouts')).toHaveLength(2);
    expect(values(file, '/ppt/slideMasters/slideMaster1.xml', 'p:sldLayoutId')).toEqual(['2147483649', '2147483650']);
    expect(values(file, file.mainPart, 'p:sldMasterId')).toEqual(['2147483648']);
    expect(values(file, file.mainPart, 'p:sldId')).toEqual(['256', '257', '258']);
  });

  it('share their pictures and their notes master, and keep charts and workbooks for themselves', () => {
    expect(partsIn(file, 'media')).toHaveLength(2);
    expect(partsIn(file, 'notesMasters')).toHaveLength(1);
    expect(partsIn(file, 'theme')).toHaveLength(2);
    expect(partsIn(file, 'notesSlides')).toHaveLength(2);
    expect(partsIn(file, 'charts')).toHaveLength(2);
    expect(partsIn(file, 'embeddings')).toHaveLength(2);
  });

  it('are the same slides when they are split again', () => {
    const again = [...splitPresentation(mergePresentations(bytes)).slides()];
    expect(again.map(({ contentHash }) => contentHash)).toEqual(slides.map(({ contentHash }) => contentHash));
  });

  it('give the same bytes each time', () => {
    expect(mergePresentations(bytes)).toEqual(mergePresentations(bytes.map((one) => Uint8Array.from(one))));
  });

  it('may come in any order and several times, each jump to a slide of its own leading to itself', () => {
    const [first, second] = bytes.map((one) => one);
    if (first === undefined || second === undefined) throw new Error('There are two slides.');
    const repeated = merged([second, first, second]);
    expect(text(repeated, '/ppt/slides/slide1.xml')).toContain('Second');
    expect(text(repeated, '/ppt/slides/slide2.xml')).toContain('First');
    expect(repeated.related('/ppt/slides/slide1.xml', 'slide')).toBe('/ppt/slides/slide1.xml');
    expect(repeated.related('/ppt/slides/slide3.xml', 'slide')).toBe('/ppt/slides/slide3.xml');
    expect(partsIn(repeated, 'embeddings')).toHaveLength(2);
    expect(partsIn(repeated, 'media')).toHaveLength(2);
  });

  it('keep their jumps to each other when the whole deck is merged', () => {
    const twice = merged([source, source]);
    expect(partsIn(twice, 'slides')).toHaveLength(6);
    expect(twice.related('/ppt/slides/slide2.xml', 'slide')).toBe('/ppt/slides/slide1.xml');
    expect(twice.related('/ppt/slides/slide5.xml', 'slide')).toBe('/ppt/slides/slide4.xml');
    expect(twice.related('/ppt/notesSlides/notesSlide3.xml', 'slide')).toBe('/ppt/slides/slide4.xml');
  });
});

describe('masters', () => {
  it('are one when programs gave their relationships other ids', () => {
    const file = merged([deck({ layouts: ['Title', 'Text'] }), deck({ layouts: ['Text', 'End'], firstLayoutId: 5 })]);
    expect(partsIn(file, 'slideMasters')).toHaveLength(1);
    expect(partsIn(file, 'slideLayouts')).toHaveLength(3);
    const listed = values(file, '/ppt/slideMasters/slideMaster1.xml', 'p:sldLayoutId', 'r:id');
    const layouts = file
      .relationships('/ppt/slideMasters/slideMaster1.xml')
      .filter(({ kind }) => kind === 'slideLayout');
    expect(layouts.map(({ id }) => id)).toEqual(listed);
    expect(new Set(listed).size).toBe(3);
  });

  it('are two with another theme or another picture, each with a theme of its own and ids that no other has', () => {
    const file = merged([
      deck(),
      deck({ theme: 'Other' }),
      deck({ masterPicture: LOGO }),
      deck({ masterPicture: PHOTO }),
    ]);
    const masters = partsIn(file, 'slideMasters');
    const ids = [file.mainPart, ...masters].flatMap((part) => [
      ...values(file, part, 'p:sldMasterId'),
      ...values(file, part, 'p:sldLayoutId'),
    ]);
    expect(masters).toHaveLength(4);
    expect(partsIn(file, 'theme')).toHaveLength(4);
    expect(new Set(ids).size).toBe(8);
    expect(Math.min(...ids.map(Number))).toBe(2_147_483_648);
  });
});

describe('a template', () => {
  const template = deck({
    slides: [{ title: 'An example', notes: 'Notes' }],
    layouts: ['Title', 'Unused'],
    theme: 'Template',
    contentType: 'application/vnd.openxmlformats-officedocument.presentationml.template.main+xml',
    presentationProperties: '<p:showPr loop="1"><p:present/></p:showPr>',
    tableStyles: { [ONE]: 'One' },
  });
  const file = merged([deck({ tableStyles: { [TWO]: 'Two' } })], template);

  it('gives its masters, notes master and properties, and none of its slides', () => {
    expect(partsIn(file, 'slides')).toEqual(['/ppt/slides/slide1.xml']);
    expect(text(file, '/ppt/slides/slide1.xml')).toContain('A slide');
    expect(text(file, '/ppt/theme/theme1.xml')).toContain('name="Template"');
    expect(partsIn(file, 'slideMasters')).toHaveLength(2);
    expect(partsIn(file, 'notesMasters')).toHaveLength(1);
    expect(text(file, '/ppt/presProps.xml')).toContain('loop="1"');
    expect(file.mainContentType).toContain('presentation.main+xml');
    expect(values(file, '/ppt/tableStyles.xml', 'a:tblStyleLst', 'def')).toEqual([ONE]);
  });

  it('can stand alone, and no deck at all is an error', () => {
    const alone = merged([], template);
    expect(partsIn(alone, 'slides')).toEqual([]);
    expect(partsIn(alone, 'slideLayouts')).toHaveLength(2);
    expect(() => mergePresentations([])).toThrow(RangeError);
  });

  it('keeps properties about its own slides for itself', () => {
    const properties = '<p:showPr><p:present/><p:sldRg st="1" end="9"/></p:showPr>';
    const own = deck({ presentationProperties: properties });
    expect(text(merged([deck()], own), '/ppt/presProps.xml')).not.toContain('sldRg');
  });
});

describe('what a presentation has once', () => {
  it('unites table styles by their GUIDs, and the first wins', () => {
    const file = merged([
      deck({ tableStyles: { [TWO]: 'Two', [ONE]: 'One' } }),
      deck({ tableStyles: { [ONE]: 'Another', [THREE]: 'Three' } }),
    ]);
    expect(values(file, '/ppt/tableStyles.xml', 'a:tblStyleLst', 'def')).toEqual([TWO]);
    expect(values(file, '/ppt/tableStyles.xml', 'a:tblStyle', 'styleName')).toEqual(['Two', 'One', 'Three']);
  });

  it('puts table styles into the order that they have in their own decks', () => {
    const lists = [[ONE, THREE], [TWO, THREE], [ONE, TWO], []];
    const decks = lists.map((ids) => deck({ tableStyles: Object.fromEntries(ids.map((id) => [id, id])) }));
    expect(values(merged(decks), '/ppt/tableStyles.xml', 'a:tblStyle', 'styleId')).toEqual([ONE, TWO, THREE]);
    expect(values(merged(decks.toReversed()), '/ppt/tableStyles.xml', 'a:tblStyle', 'styleId')).toEqual([
      ONE,
      TWO,
      THREE,
    ]);
  });

  it('unites embedded fonts by their typefaces, and takes the file with more characters', () => {
    const [few, many] = [Buffer.alloc(100, 1), Buffer.alloc(200, 2)];
    const file = merged([deck({ fonts: { Brand: few } }), deck({ fonts: { brand: many, Other: few } })]);
    expect(values(file, file.mainPart, 'p:font', 'typeface')).toEqual(['Brand', 'Other']);
    expect(partsIn(file, 'fonts').map((part) => file.size(part))).toEqual([200, 100]);
  });

  it('keeps the first sensitivity label', () => {
    const file = merged([deck(), deck({ label: '<labels first="1"/>' }), deck({ label: '<labels/>' })]);
    expect(text(file, file.related('/', 'classificationlabels') ?? '')).toBe('<labels first="1"/>');
  });
});

describe('the program that wrote the decks', () => {
  const EP = 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties';

  /** A deck that this version has written. */
  function by(version: string, hasChart: boolean): Uint8Array {
    const file = sampleDeck({ slides: [{ title: 'A slide', hasChart }] });
    file.write(
      'docProps/app.xml',
      `<p:Properties xmlns:p="${EP}"><p:Application>Microsoft Office PowerPoint</p:Application><p:AppVersion>${version}</p:AppVersion></p:Properties>`,
    );
    file.addRelationships('', [{ id: 'rId70', type: 'extended-properties', target: 'docProps/app.xml' }]);
    return file.bytes();
  }

  function versionOf(file: OoxmlPackage): string | undefined {
    return /<AppVersion>(.*)<\/AppVersion>/.exec(text(file, file.related('/', 'extended-properties') ?? ''))?.[1];
  }

  it.each<[string, readonly Uint8Array[], Uint8Array | undefined, string | undefined]>([
    ['that of the first deck', [by('16.0000', false), by('12.0000', false)], undefined, '16.0000'],
    ['that of the template', [by('16.0000', false)], by('14.0000', true), '14.0000'],
    ['that of the decks with charts', [by('12.0000', false), by('16.0000', true)], by('12.0000', true), '16.0000'],
    ['Office 2007 when one of their charts is', [by('16.0000', true), by('12.0000', true)], undefined, '12.0000'],
    ['unknown when the first deck has none', [deck(), by('16.0000', false)], undefined, undefined],
  ])('is %s', (_, decks, template, version) => {
    expect(versionOf(merged(decks, template))).toBe(version);
  });
});

describe('slides that do not fit together', () => {
  const wide = deck();
  const narrow = deck({ size: [9_144_000, 6_858_000] });
  const strict = deck({ isStrict: true });

  it.each<[string, readonly Uint8Array[], Uint8Array | undefined, readonly number[]]>([
    ['another size than the first', [wide, narrow, wide, narrow], undefined, [1, 3]],
    ['another size than the template', [wide, narrow], narrow, [0]],
    ['another edition', [wide, strict], undefined, [1]],
    ['another size and another edition', [narrow, wide, strict], undefined, [1, 2]],
  ])('are named when they have %s', (_, decks, template, places) => {
    const merge = (): unknown => mergePresentations(decks, template === undefined ? {} : { template });
    expect(merge).toThrow(SlidesIncompatible);
    expect(merge).toThrow(expect.objectContaining({ decks: places }));
  });

  it('are said to have which sizes, in centimetres', () => {
    expect(() => mergePresentations([deck({ size: [9_144_000, 5_143_500] }), narrow])).toThrow(
      'This one has 25.4 × 14.29 cm, and slides of 25.4 × 19.05 cm do not fit into it.',
    );
  });

  it('fit when their sizes differ by rounding only, and get that of the first', () => {
    const file = merged([deck({ size: [12_192_000, 6_858_000] }), deck({ size: [12_188_825, 6_858_000] })]);
    expect(text(file, file.mainPart)).toContain('cx="12192000"');
    expect(() =>
      mergePresentations([deck({ size: [12_192_000, 6_858_000] }), deck({ size: [12_170_000, 6_858_000] })]),
    ).toThrow(SlidesIncompatible);
  });

  it('fit when all of them are strict', () => {
    const file = merged([strict, strict]);
    expect(text(file, file.mainPart)).toContain('conformance="strict"');
    expect(file.relationships(file.mainPart).every(({ type }) => type.startsWith('http://purl.oclc.org'))).toBe(true);
  });
});
