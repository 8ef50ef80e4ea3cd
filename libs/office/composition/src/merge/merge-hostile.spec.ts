import { describe, expect, it } from '@jest/globals';
import { PackageRefused } from '@livery/office-package';
import { LOGO, type OfficeFile, sampleDeck } from '@livery/office-testing';
import { presentationProblems } from '../testing/presentation-problems.ts';
import { mergePresentations } from './merge-presentations.ts';

const SLIDE = 'ppt/slides/slide1.xml';
const LAYOUT = 'ppt/slideLayouts/slideLayout1.xml';
const MASTER = 'ppt/slideMasters/slideMaster1.xml';

function rels(part: string): string {
  return part.replace(/([^/]+)$/, '_rels/$1.rels');
}

function changed(change: (deck: OfficeFile) => void): Uint8Array {
  const deck = sampleDeck({
    slides: [{ title: 'One', notes: 'Notes', picture: LOGO, hasChart: true }, { title: 'Two' }],
    layouts: ['Title', 'Text'],
  });
  change(deck);
  return deck.bytes();
}

const MEND: readonly (readonly [string, (deck: OfficeFile) => void])[] = [
  ['a picture that is not there', (deck) => deck.remove('ppt/media/image1.png')],
  [
    'a chart that leads to itself and back to its slide',
    (deck) =>
      deck.addRelationships('ppt/charts/chart1.xml', [
        { id: 'rId8', type: 'chart', target: 'chart1.xml' },
        { id: 'rId9', type: 'slide', target: '../slides/slide1.xml' },
      ]),
  ],
  [
    'a picture that is another slide',
    (deck) => deck.addRelationships(SLIDE, [{ id: 'rId20', type: 'image', target: 'slide2.xml' }]),
  ],
  [
    'a picture that is the presentation',
    (deck) => deck.addRelationships(SLIDE, [{ id: 'rId20', type: 'image', target: '../presentation.xml' }]),
  ],
  [
    'a jump to a slide that is not there',
    (deck) => deck.addRelationships(SLIDE, [{ id: 'rId20', type: 'slide', target: 'slide99.xml' }]),
  ],
  [
    'a layout that jumps to a slide',
    (deck) => deck.addRelationships(LAYOUT, [{ id: 'rId20', type: 'slide', target: '../slides/slide2.xml' }]),
  ],
  [
    'two layouts and two notes',
    (deck) =>
      deck.addRelationships(SLIDE, [
        { id: 'rId20', type: 'slideLayout', target: '../slideLayouts/slideLayout2.xml' },
        { id: 'rId21', type: 'notesSlide', target: '../notesSlides/notesSlide1.xml' },
      ]),
  ],
  [
    'a master without a list of layouts',
    (deck) => deck.write(MASTER, deck.text(MASTER).replace(/<p:sldLayoutIdLst>.*<\/p:sldLayoutIdLst>/s, '')),
  ],
  [
    'a master that lists a layout twice',
    (deck) =>
      deck.addRelationships(MASTER, [{ id: 'rId30', type: 'slideLayout', target: '../slideLayouts/slideLayout1.xml' }]),
  ],
  [
    'notes without a master',
    (deck) =>
      deck.write(
        rels('ppt/notesSlides/notesSlide1.xml'),
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>',
      ),
  ],
  [
    'the same slide twice',
    (deck) =>
      deck.write('ppt/presentation.xml', deck.text('ppt/presentation.xml').replace('r:id="rId11"', 'r:id="rId10"')),
  ],
  [
    'an id of a slide that leads nowhere',
    (deck) =>
      deck.write('ppt/presentation.xml', deck.text('ppt/presentation.xml').replace('r:id="rId11"', 'r:id="rId99"')),
  ],
  ['a chart that is not well-formed', (deck) => deck.write('ppt/charts/chart1.xml', '<c:chart')],
  [
    'a picture that the slide and the package call by two cases',
    (deck) => deck.write(rels(SLIDE), deck.text(rels(SLIDE)).replace('media/image1.png', 'MEDIA/IMAGE1.PNG')),
  ],
];

const REFUSED: readonly (readonly [string, (deck: OfficeFile) => void])[] = [
  ['no layout', (deck) => deck.remove(LAYOUT)],
  ['no master', (deck) => deck.remove(MASTER)],
  ['a master without a theme', (deck) => deck.remove('ppt/theme/theme1.xml')],
  ['a slide that is not well-formed', (deck) => deck.write(SLIDE, '<p:sld')],
  ['a document type in a slide', (deck) => deck.write(SLIDE, `<!DOCTYPE p:sld>${deck.text(SLIDE)}`)],
  ['a master that is not well-formed', (deck) => deck.write(MASTER, '<p:sldMaster>')],
  ['relationships that are not well-formed', (deck) => deck.write(rels(SLIDE), '<Relationships')],
  ['no presentation', (deck) => deck.remove('ppt/presentation.xml')],
];

describe('a deck of which something is wrong', () => {
  const sound = sampleDeck({ slides: [{ title: 'Sound', notes: 'Notes', picture: LOGO }] }).bytes();

  it.each(MEND)('gives a presentation without problems when it has %s', (_, change) => {
    const deck = changed(change);
    expect(presentationProblems(mergePresentations([deck, sound, deck]))).toEqual([]);
    expect(presentationProblems(mergePresentations([sound], { template: deck }))).toEqual([]);
  });

  it.each(REFUSED)('is refused when it has %s', (_, change) => {
    const deck = changed(change);
    expect(() => mergePresentations([sound, deck])).toThrow(PackageRefused);
  });
});
