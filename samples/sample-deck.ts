import { OfficeFile, type OfficePart } from '@livery/office-testing';
import { agendaSlide } from './deck/agenda-slide.ts';
import { backupSlide } from './deck/backup-slide.ts';
import { closingSlide } from './deck/closing-slide.ts';
import { COMMENT_AUTHORS, comments } from './deck/comments.ts';
import { layouts } from './deck/layouts.ts';
import { master } from './deck/master.ts';
import { notesMaster, notesPage } from './deck/notes.ts';
import { numbersSlide } from './deck/numbers-slide.ts';
import { deckContentTypes, presentation, slideRelationships } from './deck/package-parts.ts';
import { picturesSlide } from './deck/pictures-slide.ts';
import { rangeSlide } from './deck/range-slide.ts';
import { titleSlide } from './deck/title-slide.ts';
import { wordsSlide } from './deck/words-slide.ts';
import { emblem } from './package/emblem.ts';
import { properties, propertiesRelationships } from './package/properties.ts';
import { theme } from './package/theme.ts';

const SLIDES = [
  titleSlide,
  agendaSlide,
  rangeSlide,
  numbersSlide,
  closingSlide,
  wordsSlide,
  picturesSlide,
  backupSlide,
];

/** `brand-faults.pptx`. */
export function sampleDeck(): OfficeFile {
  return OfficeFile.create({
    contentTypes: deckContentTypes(SLIDES, layouts().length),
    relationships: [
      { id: 'rId1', type: 'officeDocument', target: 'ppt/presentation.xml' },
      ...propertiesRelationships('rId2', 'rId3'),
    ],
    parts: [
      presentationPart(),
      ...masterParts(),
      ...SLIDES.flatMap((slide, index) => [
        {
          name: `ppt/slides/slide${index + 1}.xml`,
          data: slide.xml,
          relationships: slideRelationships(slide, index + 1),
        },
        ...(slide.notes === undefined ? [] : [notesPage(slide.notes, index + 1)]),
        ...(slide.comment === undefined ? [] : [comments(slide.comment, index + 1)]),
      ]),
      ...notesMaster(),
      COMMENT_AUTHORS,
      { name: 'ppt/theme/theme1.xml', data: theme() },
      { name: 'ppt/media/image1.png', data: emblem() },
      ...properties('Autumn launch', `<Slides>${SLIDES.length}</Slides>`),
    ],
  });
}

function presentationPart(): OfficePart {
  const slides = SLIDES.map((_, index) => ({
    id: `rId${index + 2}`,
    type: 'slide',
    target: `slides/slide${index + 1}.xml`,
  }));
  return {
    name: 'ppt/presentation.xml',
    data: presentation(slides.map(({ id }) => id)),
    relationships: [
      { id: 'rId1', type: 'slideMaster', target: 'slideMasters/slideMaster1.xml' },
      ...slides,
      { id: `rId${SLIDES.length + 2}`, type: 'theme', target: 'theme/theme1.xml' },
      { id: 'notes', type: 'notesMaster', target: 'notesMasters/notesMaster1.xml' },
      { id: 'authors', type: 'commentAuthors', target: 'commentAuthors.xml' },
    ],
  };
}

function masterParts(): readonly OfficePart[] {
  const parts = layouts();
  const ids = parts.map((_, index) => `rId${index + 1}`);
  const targets = ids.map((id, index) => ({
    id,
    type: 'slideLayout',
    target: `../slideLayouts/slideLayout${index + 1}.xml`,
  }));
  return [
    {
      name: 'ppt/slideMasters/slideMaster1.xml',
      data: master(ids),
      relationships: [...targets, { id: `rId${ids.length + 1}`, type: 'theme', target: '../theme/theme1.xml' }],
    },
    ...parts.map((data, index) => ({
      name: `ppt/slideLayouts/slideLayout${index + 1}.xml`,
      data,
      relationships: [{ id: 'rId1', type: 'slideMaster', target: '../slideMasters/slideMaster1.xml' }],
    })),
  ];
}
