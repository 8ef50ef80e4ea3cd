import { run, type SampleDocx, wordParagraph } from '@livery/office-testing';
import { bodyWith } from '../clean-document.ts';
import type { DocumentMutant, PredictedInText } from '../document-mutant.ts';

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

function found(
  type: string,
  severity: PredictedInText['severity'],
  title: string,
  detail: string,
  facts: Partial<PredictedInText> = {},
): PredictedInText {
  return { type, severity, title, detail, source: 'run', locations: [RUN], ...facts };
}

export const textMutants: readonly DocumentMutant[] = [
  {
    name: 'a term to a forbidden one',
    document: withText('Our guarantee for every shop.'),
    findings: [found('term.forbidden', 'high', 'Forbidden term', '"guarantee" in "Our guarantee for every shop.".')],
  },
  {
    name: 'a term across runs to one that has an approved form',
    document: bodyWith({
      1: wordParagraph(run('Send an e-') + run('mail to the shop.'), { style: 'BodyText' }),
    }),
    findings: [
      found(
        'term.replace',
        'medium',
        'Term is not the approved one',
        '"e-mail" in "Send an e-mail to the shop.": use "email".',
      ),
    ],
  },
  {
    name: 'the last paragraph, which holds what is required',
    document: bodyWith({ 9: wordParagraph(run('Small print.'), { style: 'BodyText' }) }),
    findings: [
      found('required.text', 'high', 'Required text is missing', '"No offer to sell" does not occur.', {
        source: 'package',
        locations: ['package'],
      }),
      found('term.required', 'medium', 'Required term is missing', '"Limited" does not occur.', {
        source: 'package',
        locations: ['package'],
      }),
    ],
  },
  {
    name: 'a name that has no mark',
    document: withText('Our steps with Contoso to a better shop.'),
    findings: [
      found(
        'term.trademark',
        'low',
        'Trademark sign is missing',
        '"Contoso" in "Our steps with Contoso to a better shop.": the first one has no ®.',
      ),
    ],
  },
  {
    name: 'a name to another spelling',
    document: withText('Our steps in Powerpoint.'),
    findings: [
      found(
        'term.capitalization',
        'low',
        'Spelling of a name',
        '"Powerpoint" in "Our steps in Powerpoint.": write "PowerPoint".',
      ),
    ],
  },
  {
    name: 'the capitals of a heading',
    document: bodyWith({ 2: wordParagraph(run('Every Number Counts Twice'), { style: 'Heading2' }) }),
    findings: [
      found(
        'term.capitalization',
        'low',
        'Capitals of a title',
        '"Every Number Counts Twice": write it in sentence case.',
        { locations: ['body/paragraph[2]/run[0]'] },
      ),
    ],
  },
  {
    name: 'a space to two',
    document: withText('Our  steps to a better shop.'),
    findings: [found('text.double_spaces', 'low', 'Double space', '2 spaces after "Our" in "Our  steps".')],
  },
  {
    name: 'a word to two in a footnote',
    document: {
      footnotes: `<w:footnote w:id="1">${wordParagraph(run('Measured in in March.'), { style: 'BodyText' })}</w:footnote>`,
    },
    findings: [
      found('text.repeated_word', 'low', 'Word is repeated', '"in in" in "Measured in in March.".', {
        locations: ['footnote[0]/paragraph[0]/run[0]'],
      }),
    ],
  },
  {
    name: 'a full stop to exclamation marks',
    document: withText('Our steps to a better shop!!'),
    findings: [found('text.punctuation', 'low', 'Punctuation', '"!!" in "…to a better shop!!": at most 1.')],
  },
  {
    name: "text that a customer's pattern matches, in a comment",
    document: {
      comments: `<w:comment w:id="0" w:author="Kim">${wordParagraph(run('As in 2025/26.'), { style: 'BodyText' })}</w:comment>`,
    },
    findings: [
      found('text.pattern', 'low', 'Pattern found', '"2025/26" in "As in 2025/26." matches the rule "Pattern".', {
        locations: ['comment[0]/paragraph[0]/run[0]'],
      }),
      found('comments.present', 'medium', 'Comments', '1 comment by 1 author.', {
        source: 'package',
        locations: ['comment[0]'],
      }),
    ],
  },
  {
    name: 'the language of a run',
    document: withText('Our steps to a better shop.', '<w:lang w:val="de-DE"/>'),
    findings: [found('lang.wrong', 'low', 'Proofing language is wrong', 'Text marked de-DE, required en-GB.')],
  },
  {
    name: 'the language of a run, beside one that is marked as well',
    document: bodyWith({
      1: wordParagraph(run('Our steps. ', '<w:lang w:val="en-GB"/>') + run('Servus.', '<w:lang w:val="de-AT"/>'), {
        style: 'BodyText',
      }),
    }),
    findings: [
      found('lang.wrong', 'low', 'Proofing language is wrong', 'Text marked de-AT, required en-GB.', {
        locations: ['body/paragraph[1]/run[1]'],
      }),
      found('lang.mixed', 'low', 'Languages are mixed', 'German text in a document in English.', {
        locations: ['body/paragraph[1]/run[1]'],
      }),
    ],
  },
  {
    name: 'the language of a paragraph style',
    document: {
      styles: {
        BodyText:
          '<w:style w:type="paragraph" w:styleId="BodyText"><w:name w:val="Body Text"/><w:basedOn w:val="Normal"/><w:rPr><w:lang w:val="de-DE"/></w:rPr></w:style>',
      },
    },
    findings: [
      found(
        'lang.wrong',
        'low',
        'Proofing language is wrong',
        'Text marked de-DE, required en-GB. Fix it in the style "Body Text".',
        {
          source: 'paragraph_style',
          locations: ['body/paragraph[1]/run[0]', 'body/paragraph[9]/run[0]', 'style[BodyText]'],
        },
      ),
    ],
  },
  {
    name: 'a link to a foreign domain',
    document: withLink('our shop', 'https://example.net/shop'),
    findings: [
      found('link.domain', 'low', 'Link leads to a foreign domain', 'https://example.net/shop is not on the list.', {
        locations: [LINK],
      }),
    ],
  },
  {
    name: 'a link that cannot work',
    document: withLink('our shop', 'htp:/example.com'),
    findings: [found('link.broken_syntax', 'low', 'Link cannot work', '"htp:/example.com".', { locations: [LINK] })],
  },
  {
    name: 'a link whose text is its address',
    document: withLink('https://example.com/a', 'https://example.com/a'),
    findings: [
      found('link.raw_url', 'low', 'Address shown as text', '"https://example.com/a".', { locations: [LINK] }),
    ],
  },
  {
    name: 'a link whose text says nothing',
    document: withLink('click here', 'https://example.com/a'),
    findings: [
      found('a11y.link_text', 'low', 'Link text says nothing', 'The link text is "click here".', {
        locations: [LINK],
      }),
    ],
  },
  {
    name: 'a run that is marked as hidden',
    document: withText('Our steps to a better shop.', '<w:vanish/>'),
    findings: [found('hidden.text', 'medium', 'Hidden text', '27 characters are marked as hidden.')],
  },
  {
    name: 'insertions and deletions that are tracked',
    document: bodyWith({
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
      found('changes.tracked', 'high', 'Tracked changes', '2 insertions and 1 deletion by 2 authors.', {
        locations: ['body/paragraph[1]', 'body/paragraph[9]'],
      }),
    ],
  },
];
