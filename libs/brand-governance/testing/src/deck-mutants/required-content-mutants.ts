import { paragraph, placeholder, type SamplePresentation, textBox } from '@livery/office-testing';
import { CLEAN_DECK, layoutWith, LAYOUT_SHAPES, transform, slideWith, SMALL_PRINT, TITLE } from '../clean-deck.ts';
import { expectedFindings } from '../expected-finding.ts';
import type { DeckMutant } from '../mutant.ts';

const LONG = 'A title that goes on and on until nobody who sits in the last row can read it any more';

/** The small print of the layout without these words. */
const printWithout = (words: string): SamplePresentation =>
  layoutWith({ smallPrint: LAYOUT_SHAPES.smallPrint.replace(SMALL_PRINT, SMALL_PRINT.replace(words, '')) });
const titled = (text: string): SamplePresentation => slideWith({ title: placeholder(TITLE, paragraph(text)) });

const layoutFinding = expectedFindings({ source: 'layout', locations: ['slide[0]'] });
const fileFinding = expectedFindings({ source: 'package', locations: ['package'] });

export const requiredContentMutants: readonly DeckMutant[] = [
  {
    name: 'the slide does not show the footer of its layout',
    change: slideWith({ footer: '' }),
    findings: [
      layoutFinding(
        'footer.missing',
        'medium',
        'Footer is missing',
        'The slide does not show "Northwind", although the layout "Sample" has a place for it: Insert ▸ Header & Footer.',
      ),
    ],
  },
  {
    name: 'the footer of the slide has another text',
    change: slideWith({ footer: placeholder('type="ftr" idx="11"', paragraph('Somebody'), { id: 5 }) }),
    findings: [
      layoutFinding(
        'footer.missing',
        'medium',
        'Footer is missing',
        'The slide does not show "Northwind", although the layout "Sample" has a place for it: Insert ▸ Header & Footer.',
      ),
    ],
  },
  {
    name: 'neither the slide nor its layout has a footer',
    change: { ...slideWith({ footer: '' }), ...layoutWith({ footer: '' }) },
    findings: [
      layoutFinding(
        'footer.missing',
        'medium',
        'Footer is missing',
        'The slide does not show "Northwind", and the layout "Sample" has no place for it: add one there (View ▸ Slide Master).',
      ),
    ],
  },
  {
    name: 'the slide does not show its number',
    change: slideWith({ number: '' }),
    findings: [
      layoutFinding(
        'footer.slide_number',
        'medium',
        'Slide number is missing',
        'The slide does not show a slide number, although the layout "Sample" has a place for it: Insert ▸ Header & Footer.',
      ),
    ],
  },
  {
    name: 'the date of the slide is a field that changes every day',
    change: slideWith({
      date: placeholder('type="dt" idx="10"', '<a:p><a:fld type="datetime1"><a:t>1 January</a:t></a:fld></a:p>', {
        id: 4,
      }),
    }),
    findings: [
      layoutFinding('footer.date', 'medium', 'Date is not fixed', 'The date of the slide changes with every day.'),
    ],
  },
  {
    name: 'the slide shows no date',
    change: slideWith(
      { date: '' },
      textBox(paragraph('January'), { id: 10, shapeProperties: transform(1_000_000, 4_000_000, 1_000_000, 500_000) }),
    ),
    findings: [layoutFinding('footer.date', 'medium', 'Date is missing', 'The slide shows no date.')],
  },
  {
    name: 'the layout does not show the confidentiality label',
    change: printWithout('Confidential. '),
    findings: [
      layoutFinding(
        'footer.confidentiality',
        'medium',
        'Confidentiality label is missing',
        'The slide does not show "Confidential".',
      ),
    ],
  },
  {
    name: 'the layout does not show the required text',
    change: printWithout('No offer to sell. '),
    findings: [fileFinding('required.text', 'high', 'Required text is missing', '"No offer to sell" does not occur.')],
  },
  {
    name: 'the layout does not use the required term',
    change: printWithout(' Limited'),
    findings: [fileFinding('term.required', 'medium', 'Required term is missing', '"Limited" does not occur.')],
  },
  {
    name: 'the first slide does not hold the text that it has to hold',
    change: slideWith({ date: placeholder('type="dt" idx="10"', paragraph('February'), { id: 4 }) }),
    findings: [
      fileFinding(
        'required.slide',
        'high',
        'Required slide is missing',
        'The first slide has to hold the text "January".',
      ),
    ],
  },
  {
    name: 'the slide has no title',
    change: slideWith({ title: '' }),
    findings: [layoutFinding('title.missing', 'medium', 'Title is missing', 'The slide has no title text.')],
  },
  {
    name: 'the title placeholder of the slide has no text',
    change: slideWith({ title: placeholder(TITLE, '') }),
    findings: [
      layoutFinding('title.missing', 'medium', 'Title is missing', 'The slide has no title text.', {
        locations: ['slide[0]', 'slide[0]/shape[0]'],
        occurrences: 1,
      }),
    ],
  },
  {
    name: 'two slides have the same title',
    change: { slides: [...(CLEAN_DECK.slides ?? []), ...(CLEAN_DECK.slides ?? [])] },
    findings: [
      {
        type: 'title.duplicate',
        severity: 'low',
        title: 'Title occurs more than once',
        detail: '"The plan" is the title of 2 slides.',
        source: 'shape',
        locations: ['slide[0]/shape[0]/paragraph[0]', 'slide[1]/shape[0]/paragraph[0]'],
        paragraphs: [0],
      },
    ],
  },
  {
    name: 'the title has more than 80 characters',
    change: titled(LONG),
    findings: [
      {
        type: 'title.too_long',
        severity: 'low',
        title: 'Title is too long',
        detail: `The title "${LONG.slice(0, 79)}…" has ${LONG.length} characters, allowed 80.`,
        source: 'shape',
        locations: ['slide[0]/shape[0]/paragraph[0]'],
      },
    ],
  },
];
