import { describe, expect, it } from '@jest/globals';
import { type TextRun, WHOLE_FILE } from '@livery/office-model';
import { HERE, sampleDocument, sampleFont, sampleRun, sampleRuns, sampleShape } from '@livery/office-testing';
import type { BrandRuleDraft } from '../../define-brand-rule.ts';
import { CHECK_CATALOGUE } from '../../judging/check-catalogue.ts';
import { judgeDocument } from '../../judging/judge-document.ts';
import { findInWords, findOccurrences } from '../../testing/find-occurrences.ts';
import { sampleGuideline, sampleRule } from '../../testing/sample-guideline.ts';
import { textPattern } from './text-pattern.ts';
import { textPunctuation } from './text-punctuation.ts';
import { textRepeatedWord } from './text-repeated-word.ts';

const AT = 'slide[0]/shape[0]/paragraph[0]';

function found(draft: BrandRuleDraft, ...runs: readonly (string | TextRun)[]): readonly string[] {
  const check = CHECK_CATALOGUE.find(({ ruleTypes }) => ruleTypes.some(({ type }) => type === draft.type));
  if (check === undefined) throw new Error(`No check goes by ${draft.type}.`);
  const paragraph = runs.map((run) => (typeof run === 'string' ? sampleRun(run) : run));
  const document = { ...sampleDocument([sampleShape({}, paragraph)]), language: 'en-GB' };
  return findInWords(check, document, [sampleRule(draft)]);
}

/** A text with the fixes of its quotation marks, made from the last to the first. */
function rewritten(...runs: readonly (string | TextRun)[]): string {
  const written = runs.map((run) => (typeof run === 'string' ? sampleRun(run) : run));
  const text = written.map((run) => run.text).join('');
  const document = sampleDocument([sampleShape({}, written)]);
  const fixes = findOccurrences(textPunctuation, document, [sampleRule({ type: 'straight_quotes' })])
    .map(({ fix }) => fix?.())
    .flatMap((fix) =>
      fix === undefined || typeof fix === 'string' ? [] : fix.changesAt({ address: WHOLE_FILE, body: null }),
    )
    .filter((change) => change.kind === 'text');
  return fixes
    .toSorted((one, two) => two.start - one.start)
    .reduce((result, { start, end, to }) => result.slice(0, start) + to + result.slice(end), text);
}

describe('a repeated word', () => {
  it('is found within a run and across runs, whatever its case', () => {
    expect(found({ type: 'repeated_word' }, 'over the the next year')).toEqual([
      `${AT}/run[0]: "the the" in "over the the next year".`,
    ]);
    expect(found({ type: 'repeated_word' }, 'Over ', 'The ', 'the year')).toHaveLength(1);
  });

  it.each(['the\nthe', 'the, the', 'a a', '10 10', 'theme them', 'the other the'])('is not found in %j', (text) => {
    expect(found({ type: textRepeatedWord.type }, text)).toEqual([]);
  });

  it('is one occurrence when it is repeated many times in a row, and another one after other words', () => {
    expect(found({ type: 'repeated_word' }, 'the the THE the year')).toEqual([
      `${AT}/run[0]: "the the" in "the the THE the year".`,
    ]);
    expect(found({ type: 'repeated_word' }, 'the the THE the year, the the end')).toHaveLength(2);
  });

  it('may be allowed by the pattern, and is allowed in code', () => {
    expect(found({ type: 'repeated_word', pattern: ['yes'] }, 'he says yes yes')).toEqual([]);
    expect(found({ type: 'repeated_word' }, 'he says yes yes')).toHaveLength(1);
    expect(found({ type: 'repeated_word' }, sampleRun('end end', { fonts: sampleFont('Consolas') }))).toEqual([]);
  });
});

describe('a word that is repeated in a language', () => {
  const inLanguage = (text: string, tag: string) =>
    found({ type: 'repeated_word' }, sampleRun(text, { language: { tag, provenance: HERE } }));

  it.each([
    ['die Firma, die die Maschine baut', 'de-DE'],
    ['si vous vous trompez', 'fr-FR'],
    ['nous nous voyons', 'fr-CA'],
    ['he had had it', 'en-US'],
    ['als je je aanmeldt', 'nl-NL'],
    ['quasi quasi ci vado', 'it-IT'],
    ['casi casi perfecto', 'es-ES'],
    ['yavaş yavaş gel', 'tr-TR'],
  ])('is right in %j (%s)', (text, tag) => {
    expect(inLanguage(text, tag)).toEqual([]);
  });

  it.each([
    ['die die shop', 'en-GB'],
    ['die Maschine Maschine', 'de-DE'],
    ['le le magasin', 'fr-FR'],
    ['de de winkel', 'nl'],
    ['il il negozio', 'it-IT'],
    ['la la tienda', 'es-MX'],
    ['sklep sklep', 'pl-PL'],
  ])('is wrong in %j (%s)', (text, tag) => {
    expect(inLanguage(text, tag)).toHaveLength(1);
  });

  it('is judged by the language of the document where the text has none, and is not evaluated without any', () => {
    const document = sampleDocument([sampleShape({}, [sampleRun('die die')], [sampleRun('vous vous')])]);
    const judged = (language: string | null) => {
      const guideline = sampleGuideline({ rules: [sampleRule({ type: 'repeated_word' })] });
      const { findings, notEvaluated } = judgeDocument({ ...document, language }, guideline, () => '0'.repeat(64));
      return { found: findings.map(({ detail }) => detail), notEvaluated };
    };
    expect(judged('de-DE')).toEqual({ found: ['"vous vous".'], notEvaluated: [] });
    expect(judged(null)).toEqual({
      found: [],
      notEvaluated: [
        {
          surface: 'text',
          reason: 'A word is repeated in text without a language: some languages repeat words on purpose.',
          locations: [AT, 'slide[0]/shape[0]/paragraph[1]'],
        },
      ],
    });
  });
});

describe('punctuation', () => {
  it('asks by its own name for dashes and few exclamation marks', () => {
    expect(found({ type: textPunctuation.type }, 'fast -- and "cheap"!!')).toEqual([
      `${AT}/run[0]: "--" in "fast -- and "cheap"!!": use "–".`,
      `${AT}/run[0]: "!!" in "fast -- and "cheap"!!": at most 1.`,
    ]);
  });

  it('asks by the names of customers for one thing each', () => {
    const text = '"fast" -- it\'s!!';
    expect(found({ type: 'straight_quotes' }, text)).toHaveLength(3);
    expect(found({ type: 'double_hyphen' }, text)).toHaveLength(1);
    expect(found({ type: 'exclamation', pattern: '2' }, text)).toEqual([]);
    expect(found({ type: 'exclamation', pattern: '{"max": 1}' }, text)).toHaveLength(1);
  });

  it.each(['5\' 10" tall', 'npm run --silent', 'a --- b', 'Really?', 'a != b'])('has nothing against %j', (text) => {
    const quotes = { type: textPunctuation.type, params: { straight_quotes: true } };
    expect(found(quotes, text)).toEqual([]);
  });

  it.each([
    ['"localhost\\sql2016"', 'a path'],
    ['set id="a b" there', 'an attribute of which one end looks like prose'],
    ['A --> B', 'an arrow'],
    ['--admin-enabled starts it', 'a switch at the beginning'],
    ['https://example.com/spdx--us.html', 'an address'],
  ])('leaves %j alone: %s', (text) => {
    expect(found({ type: textPunctuation.type, params: { straight_quotes: true } }, text)).toEqual([]);
  });

  it('changes quotes as pairs, and apostrophes', () => {
    expect(rewritten("\"fast\" isn't 'cheap'")).toBe('“fast” isn’t ‘cheap’');
    expect(rewritten('since "the year 2016"')).toBe('since “the year 2016”');
    expect(rewritten('the dogs\' "home"')).toBe('the dogs’ “home”');
  });

  it('changes both quotes of a pair by the language in which it opens', () => {
    const inLanguage = (text: string, tag: string) => sampleRun(text, { language: { tag, provenance: HERE } });
    expect(rewritten(inLanguage('"schnell und ', 'de-DE'), inLanguage('cheap"', 'en-GB'))).toBe('„schnell und cheap“');
  });

  it.each(['"fast and cheap', 'fast" and "cheap" too', '"it is 5\' 10" tall"', '"a "b" c"'])(
    'names quotes without certain pairs, and changes none of them: %j',
    (text) => {
      expect(found({ type: 'straight_quotes' }, text)).not.toEqual([]);
      expect(rewritten(text)).toBe(text);
    },
  );

  it('judges the ends of list items if the rule says so', () => {
    const bullet = { characters: '•', color: null, fonts: [] };
    const item = {
      number: 0,
      level: 0,
      bullet,
      runs: sampleRuns([sampleRun('No end mark')]),
      text: 'No end mark',
      flow: null,
    };
    const document = sampleDocument([sampleShape({ text: [item] })]);
    const rule = (end: string) => sampleRule({ type: textPunctuation.type, params: { end_punctuation: end } });
    expect(findInWords(textPunctuation, document, [rule('required')])).toHaveLength(1);
    expect(findInWords(textPunctuation, document, [rule('forbidden')])).toEqual([]);
  });
});

describe('a pattern', () => {
  it('is a term, or an expression between slashes', () => {
    expect(found({ type: textPattern.type, name: 'plan', pattern: 'plan' }, 'a plan')).toEqual([
      `${AT}/run[0]: "plan" in "a plan" matches the rule "plan".`,
    ]);
  });

  it('ends in its replacement, and is refused where expressions are not understood', () => {
    expect(() => sampleRule({ type: 'regex', pattern: '(' })).toThrow(
      expect.objectContaining({ code: 'parameter_invalid', param: 'pattern' }),
    );
    expect(() => sampleRule({ type: 'regex' })).toThrow(expect.objectContaining({ code: 'parameter_missing' }));
  });

  it('may be spaces at the end, or a sentence that is too long', () => {
    expect(found({ type: 'trailing_spaces' }, 'the end  ')).toEqual([
      `${AT}/run[0]: "  " in "the end  " ends the paragraph.`,
    ]);
    const long = { type: 'sentence_length', pattern: '3' };
    expect(found(long, 'One two three. Four five six seven! Eight.')).toEqual([
      `${AT}/run[0]: "Four five six seven!" in "One two three. Four five six seven! Eight.": 4 words, at most 3.`,
    ]);
    expect(found({ type: 'sentence_length' }, 'One two three. Four five six seven!')).toEqual([]);
  });
});
