import { paragraph, placeholder, type SamplePresentation } from '@livery/office-testing';
import { BODY, SLIDE_SHAPES, TITLE, transform } from '../clean-deck.ts';
import { expectedFindings } from '../expected-finding.ts';
import type { DeckMutant } from '../mutant.ts';

const TITLES = ['The plan', 'The costs'];

/** Two clean slides, changed alike. */
function slidesWith(changed: (title: string) => Partial<typeof SLIDE_SHAPES> = () => ({})): SamplePresentation {
  const slides = TITLES.map((title) =>
    Object.values({ ...SLIDE_SHAPES, title: placeholder(TITLE, paragraph(title)), ...changed(title) }).join(''),
  );
  return { slides };
}

function lower(title: string, by: number): string {
  return placeholder(TITLE, paragraph(title), {
    shapeProperties: transform(500_000, 500_000 + by, 6_500_000, 900_000),
  });
}

const P = 'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
const NOTES = paragraph('Speak slowly');

const finding = expectedFindings({ source: 'package', locations: ['slide[0]', 'slide[1]'] });
const shapeFinding = expectedFindings({ source: 'shape', locations: ['slide[0]/shape[0]', 'slide[1]/shape[0]'] });

/** What is a habit of the author becomes one finding, however many slides have it. */
export const severalSlidesMutants: readonly DeckMutant[] = [
  {
    name: 'shapes on two slides are animated',
    change: { ...slidesWith(), slideEnd: '<p:timing><p:tnLst><p:spTgt spid="3"/></p:tnLst></p:timing>' },
    findings: [finding('deck.animation', 'low', 'Animation', '2 slides have animations.')],
  },
  {
    name: 'two slides have a transition that is not allowed',
    change: { ...slidesWith(), slideEnd: '<p:transition><p:push/></p:transition>' },
    findings: [
      finding(
        'deck.transition',
        'low',
        'Transition is not allowed',
        '2 slides have the transition "push"; allowed is fade.',
      ),
    ],
  },
  {
    name: 'two slides have speaker notes',
    change: {
      ...slidesWith(),
      notes: NOTES,
      relationships: {
        'ppt/slides/slide2.xml': [{ id: 'notes', type: 'notesSlide', target: '../notes2.xml' }],
        'ppt/notes2.xml': [{ id: 'rId1', type: 'notesMaster', target: 'notesMaster.xml' }],
      },
      parts: {
        'ppt/notes2.xml':
          `<p:notes ${P} xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><p:cSld><p:spTree>` +
          `${placeholder(BODY, NOTES)}</p:spTree></p:cSld></p:notes>`,
      },
    },
    findings: [
      finding('notes.present', 'medium', 'Speaker notes', '2 slides have speaker notes.', {
        locations: ['slide[0]/notes', 'slide[1]/notes'],
      }),
    ],
  },
  {
    name: 'two slides have comments, one of them two',
    change: {
      ...slidesWith(),
      relationships: {
        'ppt/slides/slide1.xml': [{ id: 'more', type: 'comments', target: '/ppt/comments1.xml' }],
        'ppt/slides/slide2.xml': [{ id: 'more', type: 'comments', target: '/ppt/comments2.xml' }],
      },
      parts: {
        'ppt/comments1.xml': `<p:cmLst ${P}><p:cm authorId="0"/></p:cmLst>`,
        'ppt/comments2.xml': `<p:cmLst ${P}><p:cm authorId="0"/><p:cm authorId="1"/></p:cmLst>`,
      },
    },
    findings: [
      finding('comments.present', 'medium', 'Comments', '2 slides have 3 comments.', {
        locations: ['slide[0]', 'slide[1]'],
        occurrences: 3,
      }),
    ],
  },
  {
    name: 'the body placeholders of two slides have no text',
    change: slidesWith(() => ({ body: placeholder(BODY, '', { id: 3 }) })),
    findings: [
      shapeFinding(
        'placeholder.empty',
        'low',
        'Empty placeholder',
        '2 text placeholders are empty: fill or delete them.',
        { locations: ['slide[0]/shape[1]', 'slide[1]/shape[1]'] },
      ),
    ],
  },
  {
    name: 'the titles of two slides lie below their position in the layout',
    change: slidesWith((title) => ({ title: lower(title, 300_000) })),
    findings: [
      shapeFinding(
        'placeholder.moved',
        'low',
        'Placeholder was moved',
        'Each of 2 titles lies 0.83 cm below its place in the layout "Sample".',
      ),
    ],
  },
  {
    name: 'the titles of two slides lie at different distances below their position in the layout',
    change: slidesWith((title) => ({ title: lower(title, title === TITLES[0] ? 300_000 : 200_000) })),
    findings: [
      shapeFinding(
        'placeholder.moved',
        'low',
        'Placeholder was moved',
        '2 titles have another position or size than in the layout "Sample".',
      ),
    ],
  },
];
