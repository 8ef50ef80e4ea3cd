import { paragraph, placeholder, type SamplePresentation } from '@livery/office-testing';
import { BODY, layoutWith, transform, slideWith, TITLE } from '../clean-deck.ts';
import { type ExpectedFinding, expectedFindings } from '../expected-finding.ts';
import type { DeckMutant } from '../mutant.ts';

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

/** The text style of a presentation in British English. */
const BRITISH = '<a:lvl1pPr><a:defRPr lang="en-GB"/></a:lvl1pPr>';

const finding = expectedFindings({ source: 'run', locations: [RUN] });

/** Mutants that have one finding each. */
const TEXTS: readonly (readonly [name: string, change: SamplePresentation, finding: ExpectedFinding])[] = [
  [
    'the body text uses a forbidden term',
    body(paragraph('It is guaranteed')),
    finding('term.forbidden', 'high', 'Forbidden term', '"guaranteed" in "It is guaranteed".'),
  ],
  [
    'the body text uses a forbidden term that is split between two runs',
    body(runs('It is guar', 'anteed')),
    finding('term.forbidden', 'high', 'Forbidden term', '"guaranteed" in "It is guaranteed".'),
  ],
  [
    'the body text uses a term that has an approved replacement',
    body(paragraph('Send an e-mail')),
    finding('term.replace', 'medium', 'Term is not the approved one', '"e-mail" in "Send an e-mail": use "email".'),
  ],
  [
    'the body text uses a trademark without its sign',
    body(paragraph('Contoso sells')),
    finding(
      'term.trademark',
      'low',
      'Trademark sign is missing',
      '"Contoso" in "Contoso sells": the first one has no ®.',
    ),
  ],
  [
    'the body text uses a name with the wrong capitals',
    body(paragraph('Made in Powerpoint')),
    finding(
      'term.capitalization',
      'low',
      'Spelling of a name',
      '"Powerpoint" in "Made in Powerpoint": write "PowerPoint".',
    ),
  ],
  [
    'the title is in title case',
    slideWith({ title: placeholder(TITLE, paragraph('The Great Plan Ahead')) }),
    finding('term.capitalization', 'low', 'Capitals of a title', '"The Great Plan Ahead": write it in sentence case.', {
      locations: [TITLE_RUN],
    }),
  ],
  [
    'the body text has a double space',
    body(paragraph('Our  steps')),
    finding('text.double_spaces', 'low', 'Double space', '2 spaces after "Our" in "Our  steps".'),
  ],
  [
    'the body text repeats a word across two runs',
    { ...body(runs('Our ', 'our steps')), defaultTextStyle: BRITISH },
    finding('text.repeated_word', 'low', 'Word is repeated', '"Our our" in "Our our steps".'),
  ],
  [
    'the body text ends with two exclamation marks',
    body(paragraph('Our steps!!')),
    finding('text.punctuation', 'low', 'Punctuation', '"!!" in "Our steps!!": at most 1.'),
  ],
  [
    'the body text has straight quotation marks',
    body(paragraph('Our "steps"')),
    finding(
      'text.punctuation',
      'low',
      'Punctuation',
      '""" in "Our "steps"": use typographic quotes. It occurs in 2 places.',
      {
        occurrences: 2,
      },
    ),
  ],
  [
    'the body text has two hyphens for a dash',
    body(paragraph('Our steps -- ours')),
    finding('text.punctuation', 'low', 'Punctuation', '"--" in "Our steps -- ours": use "–".'),
  ],
  [
    'a list item ends with a full stop',
    body('<a:p><a:pPr><a:buChar char="•"/></a:pPr><a:r><a:t>Our steps.</a:t></a:r></a:p>'),
    finding('text.punctuation', 'low', 'Punctuation', '"." in "Our steps.": the item ends with a full stop.'),
  ],
  [
    'the body text matches the pattern of a rule',
    body(paragraph('In 2025/26')),
    finding('text.pattern', 'low', 'Pattern found', '"2025/26" in "In 2025/26" matches the rule "Pattern".'),
  ],
  [
    'a run of the body text is marked as German',
    body(paragraph('Our steps', '<a:rPr lang="de-DE"/>')),
    finding('lang.wrong', 'low', 'Proofing language is wrong', 'The text is marked as de-DE; your language is en-GB.'),
  ],
  [
    'the body placeholder of the layout marks its text as German',
    layoutWith({
      body: placeholder(BODY, '', {
        shapeProperties: transform(500_000, 1_600_000, 8_000_000, 1_900_000),
        id: 3,
        listStyle: '<a:lvl1pPr><a:defRPr lang="de-DE"/></a:lvl1pPr>',
      }),
    }),
    finding(
      'lang.wrong',
      'low',
      'Proofing language is wrong',
      'The text is marked as de-DE; your language is en-GB. The layout "Sample" sets it: change it there (View ▸ Slide Master).',
      { source: 'layout', locations: [RUN, 'layout[Sample]/shape[1]'] },
    ),
  ],
  [
    'the body text links to a foreign domain',
    link('Our steps', 'http://other.example/'),
    finding('link.domain', 'low', 'Link leads to a foreign domain', 'http://other.example/ is not on the list.'),
  ],
  [
    'the body text has a link that cannot work',
    link('Our steps', 'htp:/example.com'),
    finding(
      'link.broken_syntax',
      'low',
      'Link cannot work',
      'The link leads to "htp:/example.com", which other computers cannot open.',
    ),
  ],
  [
    'the text of a link is its address',
    link('https://www.example.com/a', 'https://www.example.com/a'),
    finding('link.raw_url', 'low', 'Address shown as text', 'The link shows its address "https://www.example.com/a".'),
  ],
  [
    'the text of a link says nothing',
    link('Here', 'https://www.example.com/a'),
    finding('a11y.link_text', 'low', 'Link text says nothing', 'The link text is "Here".'),
  ],
];

/** A paragraph with a formula between two spaces, as PowerPoint writes it. */
const FORMULA =
  '<a:p><a:r><a:t>Our </a:t></a:r>' +
  '<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">' +
  '<mc:Choice xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main" Requires="a14"><a14:m>' +
  '<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><m:t>x</m:t></m:r></m:oMath>' +
  '</a14:m></mc:Choice><mc:Fallback><a:r><a:t> </a:t></a:r></mc:Fallback></mc:AlternateContent>' +
  '<a:r><a:t> steps</a:t></a:r></a:p>';

export const wordingMutants: readonly DeckMutant[] = [
  ...TEXTS.map(([name, change, expected]) => ({ name, change, findings: [expected] })),
  { name: 'the body text has a formula between two spaces', change: body(FORMULA), findings: [] },
  {
    name: 'a run of the body text is marked as Austrian German, the others as British English',
    change: {
      ...body(paragraph('Our steps', '<a:rPr lang="de-AT"/>')),
      defaultTextStyle: BRITISH,
    },
    findings: [
      finding(
        'lang.wrong',
        'low',
        'Proofing language is wrong',
        'The text is marked as de-AT; your language is en-GB.',
      ),
      finding(
        'lang.mixed',
        'low',
        'Languages are mixed',
        'The text is marked as German, but most of the deck is marked as English.',
      ),
    ],
  },
];
