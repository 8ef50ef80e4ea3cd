import { run, type SampleDocx, wordParagraph } from '@livery/office-testing';
import { bodyWith } from '../clean-document.ts';
import { expectedFindings } from '../expected-finding.ts';
import type { DocumentMutant } from '../mutant.ts';

const RUN = 'body/paragraph[1]/run[0]';

const withText = (text: string, properties = ''): SampleDocx =>
  bodyWith({ 1: wordParagraph(run(text, properties), { style: 'BodyText' }) });
const withLink = (text: string, target: string): SampleDocx => ({
  ...bodyWith({
    1: wordParagraph(`${run('See ')}<w:hyperlink r:id="link">${run(text)}</w:hyperlink>${run('.')}`, {
      style: 'BodyText',
    }),
  }),
  relationships: { 'word/document.xml': [{ id: 'link', type: 'hyperlink', target, external: true }] },
});
const LINK = 'body/paragraph[1]/run[1]';

const finding = expectedFindings({ source: 'run', locations: [RUN] });

export const wordingMutants: readonly DocumentMutant[] = [
  {
    name: 'the body uses a forbidden term',
    change: withText('Our guarantee for every shop.'),
    findings: [finding('term.forbidden', 'high', 'Forbidden term', '"guarantee" in "Our guarantee for every shop.".')],
  },
  {
    name: 'the body uses a term that has an approved replacement, split between two runs',
    change: bodyWith({
      1: wordParagraph(run('Send an e-') + run('mail to the shop.'), { style: 'BodyText' }),
    }),
    findings: [
      finding(
        'term.replace',
        'medium',
        'Term is not the approved one',
        '"e-mail" in "Send an e-mail to the shop.": use "email".',
      ),
    ],
  },
  {
    name: 'the last paragraph lacks the required text and the required term',
    change: bodyWith({ 9: wordParagraph(run('Small print.'), { style: 'BodyText' }) }),
    findings: [
      finding('required.text', 'high', 'Required text is missing', '"No offer to sell" does not occur.', {
        source: 'package',
        locations: ['package'],
      }),
      finding('term.required', 'medium', 'Required term is missing', '"Limited" does not occur.', {
        source: 'package',
        locations: ['package'],
      }),
    ],
  },
  {
    name: 'the body uses a trademark without its sign',
    change: withText('Our steps with Contoso to a better shop.'),
    findings: [
      finding(
        'term.trademark',
        'low',
        'Trademark sign is missing',
        '"Contoso" in "Our steps with Contoso to a better shop.": the first one has no ®.',
      ),
    ],
  },
  {
    name: 'the body uses a name with the wrong capitals',
    change: withText('Our steps in Powerpoint.'),
    findings: [
      finding(
        'term.capitalization',
        'low',
        'Spelling of a name',
        '"Powerpoint" in "Our steps in Powerpoint.": write "PowerPoint".',
      ),
    ],
  },
  {
    name: 'a heading is in title case',
    change: bodyWith({ 2: wordParagraph(run('Every Number Counts Twice'), { style: 'Heading2' }) }),
    findings: [
      finding(
        'term.capitalization',
        'low',
        'Capitals of a title',
        '"Every Number Counts Twice": write it in sentence case.',
        { locations: ['body/paragraph[2]/run[0]'] },
      ),
    ],
  },
  {
    name: 'the body has a double space',
    change: withText('Our  steps to a better shop.'),
    findings: [finding('text.double_spaces', 'low', 'Double space', '2 spaces after "Our" in "Our  steps".')],
  },
  {
    name: 'a footnote repeats a word',
    change: {
      footnotes: `<w:footnote w:id="1">${wordParagraph(run('Measured in in March.', '<w:lang w:val="en-GB"/>'), { style: 'BodyText' })}</w:footnote>`,
    },
    findings: [
      finding('text.repeated_word', 'low', 'Word is repeated', '"in in" in "Measured in in March.".', {
        locations: ['footnote[0]/paragraph[0]/run[0]'],
      }),
    ],
  },
  {
    name: 'a paragraph ends with two exclamation marks',
    change: withText('Our steps to a better shop!!'),
    findings: [finding('text.punctuation', 'low', 'Punctuation', '"!!" in "…to a better shop!!": at most 1.')],
  },
  {
    name: 'a comment matches the pattern of a rule',
    change: {
      comments: `<w:comment w:id="0" w:author="Kim">${wordParagraph(run('As in 2025/26.'), { style: 'BodyText' })}</w:comment>`,
    },
    findings: [
      finding('text.pattern', 'low', 'Pattern found', '"2025/26" in "As in 2025/26." matches the rule "Pattern".', {
        locations: ['comment[0]/paragraph[0]/run[0]'],
      }),
      finding('comments.present', 'medium', 'Comments', 'The document has 1 comment by 1 author.', {
        source: 'package',
        locations: ['comment[0]'],
      }),
    ],
  },
  {
    name: 'a run of the body is marked as German',
    change: withText('Our steps to a better shop.', '<w:lang w:val="de-DE"/>'),
    findings: [
      finding(
        'lang.wrong',
        'low',
        'Proofing language is wrong',
        'The text is marked as de-DE; your language is en-GB.',
      ),
    ],
  },
  {
    name: 'a run of the body is marked as Austrian German, another as British English',
    change: bodyWith({
      1: wordParagraph(run('Our steps. ', '<w:lang w:val="en-GB"/>') + run('Servus.', '<w:lang w:val="de-AT"/>'), {
        style: 'BodyText',
      }),
    }),
    findings: [
      finding(
        'lang.wrong',
        'low',
        'Proofing language is wrong',
        'The text is marked as de-AT; your language is en-GB.',
        {
          locations: ['body/paragraph[1]/run[1]'],
        },
      ),
      finding(
        'lang.mixed',
        'low',
        'Languages are mixed',
        'The text is marked as German, but most of the document is marked as English.',
        {
          locations: ['body/paragraph[1]/run[1]'],
        },
      ),
    ],
  },
  {
    name: 'the style "Body Text" marks its text as German',
    change: {
      styles: {
        BodyText:
          '<w:style w:type="paragraph" w:styleId="BodyText"><w:name w:val="Body Text"/><w:basedOn w:val="Normal"/><w:rPr><w:lang w:val="de-DE"/></w:rPr></w:style>',
      },
    },
    findings: [
      finding(
        'lang.wrong',
        'low',
        'Proofing language is wrong',
        'The text is marked as de-DE; your language is en-GB. The style "Body Text" sets it: change it there (Home ▸ Styles ▸ Modify).',
        {
          source: 'paragraph_style',
          locations: ['body/paragraph[1]/run[0]', 'body/paragraph[9]/run[0]', 'style[BodyText]'],
        },
      ),
    ],
  },
  {
    name: 'the body links to a foreign domain',
    change: withLink('our shop', 'https://example.net/shop'),
    findings: [
      finding('link.domain', 'low', 'Link leads to a foreign domain', 'https://example.net/shop is not on the list.', {
        locations: [LINK],
      }),
    ],
  },
  {
    name: 'the body has a link that cannot work',
    change: withLink('our shop', 'htp:/example.com'),
    findings: [
      finding(
        'link.broken_syntax',
        'low',
        'Link cannot work',
        'The link leads to "htp:/example.com", which other computers cannot open.',
        { locations: [LINK] },
      ),
    ],
  },
  {
    name: 'the text of a link is its address',
    change: withLink('https://example.com/a', 'https://example.com/a'),
    findings: [
      finding('link.raw_url', 'low', 'Address shown as text', 'The link shows its address "https://example.com/a".', {
        locations: [LINK],
      }),
    ],
  },
  {
    name: 'the text of a link says nothing',
    change: withLink('click here', 'https://example.com/a'),
    findings: [
      finding('a11y.link_text', 'low', 'Link text says nothing', 'The link text is "click here".', {
        locations: [LINK],
      }),
    ],
  },
  {
    name: 'a run of the body is marked as hidden',
    change: withText('Our steps to a better shop.', '<w:vanish/>'),
    findings: [finding('hidden.text', 'medium', 'Hidden text', '27 characters are marked as hidden.')],
  },
  {
    name: 'two insertions and a deletion of two authors are tracked',
    change: bodyWith({
      1: wordParagraph(
        `${run('Our steps')}<w:ins w:id="1" w:author="Kim">${run(' to a better shop.')}</w:ins><w:del w:id="2" w:author="Kim"><w:r><w:delText> by May</w:delText></w:r></w:del>`,
        { style: 'BodyText' },
      ),
      9: wordParagraph(
        `${run('Confidential. No offer to sell. Northwind ')}<w:ins w:id="3" w:author="Lee">${run('Limited')}</w:ins>`,
        { style: 'BodyText' },
      ),
    }),
    findings: [
      finding(
        'changes.tracked',
        'high',
        'Tracked changes',
        'The document has 2 insertions and 1 deletion by 2 authors.',
        {
          locations: ['body/paragraph[1]', 'body/paragraph[9]'],
        },
      ),
    ],
  },
];
