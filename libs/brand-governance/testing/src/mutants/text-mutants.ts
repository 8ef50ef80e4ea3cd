import { paragraph, placeholder, type SamplePresentation } from '@livery/office-testing';
import { BODY, layoutWith, place, slideWith, TITLE } from '../clean-deck.ts';
import type { Mutant, Predicted } from '../mutant.ts';

const RUN = 'slide[0]/shape[1]/paragraph[0]/run[0]';
const TITLE_RUN = 'slide[0]/shape[0]/paragraph[0]/run[0]';
const SLIDE_PART = 'ppt/slides/slide1.xml';

const body = (paragraphs: string): SamplePresentation => slideWith({ body: placeholder(BODY, paragraphs, { id: 3 }) });
const runs = (...texts: readonly string[]): string =>
  `<a:p>${texts.map((text) => `<a:r><a:t>${text}</a:t></a:r>`).join('')}</a:p>`;
const link = (text: string, target: string): SamplePresentation => ({
  ...body(paragraph(text, '<a:rPr><a:hlinkClick r:id="away"/></a:rPr>')),
  relationships: { [SLIDE_PART]: [{ id: 'away', type: 'hyperlink', target, external: true }] },
});

function finding(
  type: string,
  severity: Predicted['severity'],
  title: string,
  detail: string,
  locations: readonly string[] = [RUN],
): Predicted {
  return { type, severity, title, detail, source: 'run', locations };
}

/** One text, and what it gives. */
const TEXTS: readonly (readonly [name: string, deck: SamplePresentation, finding: Predicted])[] = [
  [
    'a word to a forbidden one',
    body(paragraph('It is guaranteed')),
    finding('term.forbidden', 'high', 'Forbidden term', '"guaranteed" in "It is guaranteed".'),
  ],
  [
    'a word to a forbidden one in two runs',
    body(runs('It is guar', 'anteed')),
    finding('term.forbidden', 'high', 'Forbidden term', '"guaranteed" in "It is guaranteed".'),
  ],
  [
    'a word to one that has an approved form',
    body(paragraph('Send an e-mail')),
    finding('term.replace', 'medium', 'Term is not the approved one', '"e-mail" in "Send an e-mail": use "email".'),
  ],
  [
    'a word to a name without its sign',
    body(paragraph('Contoso sells')),
    finding(
      'term.trademark',
      'low',
      'Trademark sign is missing',
      '"Contoso" in "Contoso sells": the first one has no ®.',
    ),
  ],
  [
    'a word to a name in another spelling',
    body(paragraph('Made in Powerpoint')),
    finding(
      'term.capitalization',
      'low',
      'Spelling of a name',
      '"Powerpoint" in "Made in Powerpoint": write "PowerPoint".',
    ),
  ],
  [
    'the capitals of the title',
    slideWith({ title: placeholder(TITLE, paragraph('The Great Plan Ahead')) }),
    finding('term.capitalization', 'low', 'Capitals of a title', '"The Great Plan Ahead": write it in sentence case.', [
      TITLE_RUN,
    ]),
  ],
  [
    'a space to two',
    body(paragraph('Our  steps')),
    finding('text.double_spaces', 'low', 'Double space', '2 spaces after "Our" in "Our  steps".'),
  ],
  [
    'a word to one that stands twice in two runs',
    body(runs('Our ', 'our steps')),
    finding('text.repeated_word', 'low', 'Word is repeated', '"Our our" in "Our our steps".'),
  ],
  [
    'an end mark to two',
    body(paragraph('Our steps!!')),
    finding('text.punctuation', 'low', 'Punctuation', '"!!" in "Our steps!!": at most 1.'),
  ],
  [
    'a quotation mark to a straight one',
    body(paragraph('Our \u201csteps"')),
    finding('text.punctuation', 'low', 'Punctuation', '""" in "Our \u201csteps"": use typographic quotes.'),
  ],
  [
    'a dash to two hyphens',
    body(paragraph('Our steps -- ours')),
    finding('text.punctuation', 'low', 'Punctuation', '"--" in "Our steps -- ours": use "–".'),
  ],
  [
    'the end of a list item',
    body('<a:p><a:pPr><a:buChar char="•"/></a:pPr><a:r><a:t>Our steps.</a:t></a:r></a:p>'),
    finding('text.punctuation', 'low', 'Punctuation', '"." in "Our steps.": the item ends with a full stop.'),
  ],
  [
    'a word to one that a pattern matches',
    body(paragraph('In 2025/26')),
    finding('text.pattern', 'low', 'Pattern found', '"2025/26" in "In 2025/26" matches the rule "Pattern".'),
  ],
  [
    'the language of a run',
    body(paragraph('Our steps', '<a:rPr lang="de-DE"/>')),
    finding('lang.wrong', 'low', 'Proofing language is wrong', 'Text marked de-DE, required en-GB.'),
  ],
  [
    'the language of a placeholder of the layout',
    layoutWith({
      body: placeholder(BODY, '', {
        shapeProperties: place(500_000, 1_600_000, 8_000_000, 1_900_000),
        id: 3,
        listStyle: '<a:lvl1pPr><a:defRPr lang="de-DE"/></a:lvl1pPr>',
      }),
    }),
    {
      ...finding(
        'lang.wrong',
        'low',
        'Proofing language is wrong',
        'Text marked de-DE, required en-GB. Fix it in the layout "Sample".',
      ),
      source: 'layout',
      locations: [RUN, 'layout[Sample]/shape[1]'],
    },
  ],
  [
    'the domain of a link',
    link('Our steps', 'http://other.example/'),
    finding('link.domain', 'low', 'Link leads to a foreign domain', 'http://other.example/ is not on the list.'),
  ],
  [
    'the scheme of a link',
    link('Our steps', 'htp:/example.com'),
    finding('link.broken_syntax', 'low', 'Link cannot work', '"htp:/example.com".'),
  ],
  [
    'the text of a link to its address',
    link('https://www.example.com/a', 'https://www.example.com/a'),
    finding('link.raw_url', 'low', 'Address shown as text', '"https://www.example.com/a".'),
  ],
  [
    'the text of a link to one that says nothing',
    link('Here', 'https://www.example.com/a'),
    finding('a11y.link_text', 'low', 'Link text says nothing', 'The link text is "Here".'),
  ],
];

export const textMutants: readonly Mutant[] = [
  ...TEXTS.map(([name, deck, predicted]) => ({ name, deck, findings: [predicted] })),
  {
    name: 'the language of a run, among others that are marked',
    deck: {
      ...body(paragraph('Our steps', '<a:rPr lang="de-AT"/>')),
      defaultTextStyle: '<a:lvl1pPr><a:defRPr lang="en-GB"/></a:lvl1pPr>',
    },
    findings: [
      finding('lang.wrong', 'low', 'Proofing language is wrong', 'Text marked de-AT, required en-GB.'),
      finding('lang.mixed', 'low', 'Languages are mixed', 'German text in a deck in English.'),
    ],
  },
];
