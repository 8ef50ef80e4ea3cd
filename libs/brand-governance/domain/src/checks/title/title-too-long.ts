import { defaulted, wholeNumberFrom } from '../../judging/param-schemas.ts';
import { quoted } from '../../judging/quotation.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { numberOf } from '../../judging/read-rule-params.ts';
import { patternsOf } from '../../judging/rule-patterns.ts';
import { namedTitles, oneLine } from './named-titles.ts';

const MAX_CHARS = 10_000;

const LONG_PARAMS = {
  max_chars: defaulted(wholeNumberFrom(1, MAX_CHARS), 80, 'The maximum number of characters of a title.'),
  max_lines: defaulted(wholeNumberFrom(1, MAX_CHARS), 2, 'The maximum number of lines of a title.'),
};

/** Reports a title with too many characters or lines (check catalogue, 3.8). */
export const titleTooLong = ruleCheck({
  type: 'title.too_long',
  severity: 'low',
  name: 'Short titles',
  summary: 'A title has more characters or lines than allowed.',
  aliases: [{ type: 'max_title_length', name: 'Short titles', pattern: lengthProblem, example: { pattern: '80' } }],
  params: LONG_PARAMS,
  *find(rule, context) {
    const [pattern] = patternsOf(rule);
    const mostChars =
      pattern === undefined ? numberOf(rule, 'max_chars', LONG_PARAMS.max_chars.default) : Number(pattern);
    const mostLines = numberOf(rule, 'max_lines', LONG_PARAMS.max_lines.default);
    for (const { text, address, cause, kind } of namedTitles(context.view(rule))) {
      const lines = text.split('\n').length;
      const problem =
        text.length > mostChars
          ? `${text.length} characters, allowed ${mostChars}`
          : lines > mostLines
            ? `${lines} lines, allowed ${mostLines}`
            : null;
      if (problem === null) continue;
      const what = kind === 'title' ? kind : 'heading';
      const detail = `The ${what} ${quoted(oneLine(text), 0, text.length)} has ${problem}.`;
      yield report(rule, { title: 'Title is too long', detail, address, cause });
    }
  },
});

function lengthProblem(pattern: string): string | null {
  const fits = /^\d{1,5}$/.test(pattern.trim()) && Number(pattern) >= 1 && Number(pattern) <= MAX_CHARS;
  return fits ? null : `Write the largest number of characters, 1 to ${MAX_CHARS}.`;
}
