import { TEXT_SURFACES } from '../../color-surface.ts';
import type { LocatedParagraph } from '../../document-view/located-content.ts';
import { ruleCheck } from '../../judging/rule-check.ts';
import { patternsOf } from '../../judging/rule-patterns.ts';
import { foldedCase, isSpace, isWordCharacter } from '../../text-search/characters.ts';
import { isProse } from '../../text-search/prose.ts';
import { paragraphsAmong, reportText, textAddress } from '../../text-search/searched-texts.ts';
import { mayBeRepeated } from './repeatable-words.ts';

const NO_LANGUAGE = 'A word is repeated in text without a language: some languages repeat words on purpose.';
const SHORTEST_WORD = 2;
const LINE_BREAK = 0x0a;
const ASCII_END = 0x80;
/** The bit in which small letters of ASCII differ from capitals. */
const CASE = 0x20;

/**
 * Reports the same word twice in a row, also across runs, unless its language repeats it (check catalogue, 3.13). The pattern names more
 * words that may be repeated.
 */
export const textRepeatedWord = ruleCheck({
  type: 'text.repeated_word',
  severity: 'low',
  name: 'No repeated words',
  summary:
    'The same word occurs twice in a row, also across runs. Words that the language of the text repeats are right, as in "die Firma, die die Maschine baut", and so are those that the `pattern` of a rule lists.',
  surfaces: TEXT_SURFACES,
  aliases: [{ type: 'repeated_word', name: 'No repeated words', pattern: null }],
  *find(rule, context) {
    const exceptions = new Set(patternsOf(rule).map(foldedCase));
    const { model, omit } = context;
    const survey = context.survey(rule);
    for (const paragraph of paragraphsAmong(rule, survey, survey.repeatedWords)) {
      for (const { start, end, word } of repetitions(paragraph.text)) {
        if (exceptions.has(word) || !isProse(paragraph, start, end)) continue;
        const language = languageAt(paragraph, start) ?? model.language;
        if (language === null) omit('text', NO_LANGUAGE, textAddress(paragraph));
        if (language === null || mayBeRepeated(word, language)) continue;
        yield reportText(rule, paragraph, { title: 'Word is repeated', start, end, value: word, advice: '.' });
      }
    }
  },
});

function languageAt({ paragraph: { runs } }: LocatedParagraph, offset: number): string | null {
  return runs.formatAt(runs.indexAt(offset))?.style.language?.tag ?? null;
}

/**
 * Pairs of equal words with only spaces between them, found in one pass. A longer row gives its first pair. `end` is the
 * exclusive end offset.
 */
function* repetitions(text: string): Generator<{ start: number; end: number; word: string }> {
  let previousStart = -1;
  let previousEnd = -1;
  let rowEnd = -2;
  for (let index = 0; index < text.length;) {
    if (!isWordCharacter(text.charCodeAt(index))) {
      index += 1;
      continue;
    }
    const start = index;
    while (index < text.length && isWordCharacter(text.charCodeAt(index))) index += 1;
    const isPair = index - start === previousEnd - previousStart && index - start >= SHORTEST_WORD;
    if (isPair && mayBeAlike(text.charCodeAt(previousStart), text.charCodeAt(start))) {
      const word = foldedCase(text.slice(start, index));
      const isSame = word === foldedCase(text.slice(previousStart, previousEnd)) && /\p{L}/u.test(word);
      if (isSame && onlySpaces(text, previousEnd, start)) {
        if (rowEnd !== previousEnd) yield { start: previousStart, end: index, word };
        rowEnd = index;
      }
    }
    previousStart = start;
    previousEnd = index;
  }
}

/** Whether two characters may be the same letter, small or capital. */
function mayBeAlike(one: number, two: number): boolean {
  return (one | CASE) === (two | CASE) || one >= ASCII_END || two >= ASCII_END;
}

function onlySpaces(text: string, start: number, end: number): boolean {
  for (let index = start; index < end; index += 1) {
    const code = text.charCodeAt(index);
    if (code === LINE_BREAK || !isSpace(code)) return false;
  }
  return end > start;
}
