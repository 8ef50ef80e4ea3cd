import { describe, expect, it } from '@jest/globals';
import { sampleBody, sampleParagraph, sampleRun, sampleTextDocument } from '@livery/office-testing';
import fc from 'fast-check';
import { DocumentView } from '../document-view/document-view.ts';
import { ignoredBy } from '../judging/read-rule-params.ts';
import { sampleRule } from '../testing/sample-guideline.ts';
import { distanceWithin } from './approximate-search.ts';
import { foldedCase } from './characters.ts';
import { normalized, occursIn } from './normalized-search.ts';
import { searchable } from './searchable-text.ts';
import { TextSurvey } from './text-survey.ts';

/** Paragraphs, each given by the texts of its runs. */
function surveyOf(paragraphs: readonly (readonly string[])[], literals: readonly string[] = []): TextSurvey {
  const body = sampleBody(paragraphs.map((runs) => sampleParagraph(runs.map((text) => sampleRun(text)))));
  const rule = sampleRule({ type: 'text.repeated_word' });
  return new TextSurvey(new DocumentView(sampleTextDocument({ stories: [body] }), ignoredBy(rule)), literals);
}

const piece = fc.constantFrom(
  ...['a', 'b', 'the', 'The', 'ΟΔΟΣ', 'οδος', 'É', 'é', 'İ', 'K', 'k', '\u212a', '𐐀', '𐐨', '東', '1'],
  ...[' ', ' ', '\n', '\v', '\u00a0', '\u2003', '\u00ad', '-', '--', '"', "'", '!', '.', '’', 'ß'],
);
const written = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
const documents = fc.array(fc.array(written, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 });

/** The numbers of the texts for which a condition holds. */
function numbersOf({ texts }: TextSurvey, holds: (text: string) => boolean): readonly number[] {
  return texts.flatMap(({ text }, number) => (holds(text) ? [number] : []));
}

describe('the survey of texts', () => {
  it('leaves out no text with spaces, marks or words in a row', () => {
    fc.assert(
      fc.property(documents, (paragraphs) => {
        const survey = surveyOf(paragraphs);
        expect(survey.doubleSpaces).toEqual(
          expect.arrayContaining([...numbersOf(survey, (text) => text.includes('  '))]),
        );
        expect(survey.punctuation).toEqual(
          expect.arrayContaining([...numbersOf(survey, (text) => /["'!]|--/.test(text))]),
        );
        const repeats = (text: string): boolean => /(?<![\p{L}\p{N}])(\p{L}{2,}) +\1(?![\p{L}\p{N}])/iu.test(text);
        expect(survey.repeatedWords).toEqual(expect.arrayContaining([...numbersOf(survey, repeats)]));
      }),
    );
  });

  it('leaves out no text with a literal, in any case, across runs, breaks and soft hyphens', () => {
    fc.assert(
      fc.property(
        documents,
        fc.array(written, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        (paragraphs, literals, before) => {
          const survey = surveyOf(paragraphs, before ? literals : []);
          const holds = (text: string): boolean =>
            literals.some((one) => one !== '' && foldedCase(searchable(text).text).includes(foldedCase(one)));
          expect(survey.holding(literals)).toEqual(expect.arrayContaining([...numbersOf(survey, holds)]));
        },
      ),
    );
  });

  it('leaves out texts that hold nothing of it', () => {
    const survey = surveyOf([['One plan'], ['the', ' the'], ['two  spaces'], ['"no"'], ['SYN', 'ergy']]);
    expect([survey.repeatedWords, survey.doubleSpaces, survey.punctuation]).toEqual([[1], [2], [3]]);
    expect([survey.holding(['synergy']), survey.holding(['plan', 'o']), survey.holding(['lan t'])]).toEqual([
      [4],
      [0, 2, 3],
      [],
    ]);
  });

  it('keeps texts separate that hold the character which is written between them', () => {
    const survey = surveyOf([['a\0b'], ['\0'], ['"c"\0'], ['two  spaces']], ['b']);
    expect([survey.punctuation, survey.doubleSpaces, survey.holding(['b'])]).toEqual([[2], [3], [0]]);
  });

  it('takes texts of any length', () => {
    const long = 'é東𐐀 word '.repeat(20_000);
    const survey = surveyOf([[`${long}  end`], ['word ', 'word'], [`${long}synergy`]], ['synergy']);
    expect([survey.doubleSpaces, survey.repeatedWords, survey.holding(['synergy'])]).toEqual([[0], [1], [2]]);
  });
});

describe('a required text', () => {
  const word = fc.constantFrom(
    'legal',
    'Note',
    'these',
    'figures',
    'do',
    'not',
    '“bind”',
    'us',
    ' ',
    '\n',
    'fig',
    'ures',
  );
  const lines = fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });

  it('is found around its words where it would be found in the whole', () => {
    fc.assert(
      fc.property(lines, fc.constantFrom(0, 1, 3), (paragraphs, most) => {
        const text = normalized('these figures do not "bind" us');
        const whole = normalized(paragraphs.map((runs) => runs.join(' ')).join('\n'));
        const survey = surveyOf(paragraphs.map((runs) => [runs.join(' ')]));
        expect(occursIn(survey, { text, most }, () => true)).toBe(distanceWithin(text, whole, most));
      }),
    );
  });

  it('may stand across paragraphs, far from each other word of it', () => {
    const survey = surveyOf([['Some text.'], ['These'], [''], ['figures do'], ['not  bind us.'], ['End']]);
    const needle = { text: normalized('these figures do not bind us'), most: 0 };
    expect(occursIn(survey, needle, () => true)).toBe(true);
    expect(occursIn(survey, { ...needle, text: normalized('these figures do bind us') }, () => true)).toBe(false);
  });
});
