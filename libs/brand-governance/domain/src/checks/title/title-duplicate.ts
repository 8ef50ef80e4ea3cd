import { locationOf } from '@livery/office-model';
import { defaulted, flag } from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { flagOf } from '../../judging/read-rule-params.ts';
import { foldedCase } from '../../text-search/characters.ts';
import { namedTitles, oneLine } from './named-titles.ts';

const DUPLICATE_PARAMS = {
  allow_continued: defaulted(flag, true, 'Whether titles that end in "(2/3)" or "cont." can repeat another title.'),
};

/** Reports a title that several slides have (check catalogue, 3.8). */
export const titleDuplicate = ruleCheck({
  type: 'title.duplicate',
  severity: 'low',
  name: 'No title twice',
  summary:
    'Several slides, or several headings of a text document, have the same title text. Endings such as "(2/3)" and "cont." are allowed.',
  params: DUPLICATE_PARAMS,
  *find(rule, context) {
    const allowContinued = flagOf(rule, 'allow_continued', DUPLICATE_PARAMS.allow_continued.default);
    const titles = namedTitles(context.view(rule)).filter(({ text }) => !allowContinued || !CONTINUED.test(text));
    const groups = Map.groupBy(titles, ({ text, kind }) => `${kind} ${comparable(text)}`);
    for (const [first, ...others] of groups.values()) {
      if (first === undefined || others.length === 0) continue;
      const { text, kind, cause, address } = first;
      const count = others.length + 1;
      const what = kind === 'title' ? `the title of ${count} slides` : `a ${kind} in ${count} places`;
      const facts = {
        title: 'Title occurs more than once',
        detail: `"${oneLine(text)}" is ${what}.`,
        cause,
        value: `${kind} ${comparable(text)}`,
        groupedBy: 'document',
      } as const;
      if (kind === 'title') {
        const otherLocations = others.map((other) => locationOf(other.address));
        yield report(rule, { ...facts, address, otherLocations, furtherOccurrences: others.length });
      } else {
        for (const one of [first, ...others]) yield report(rule, { ...facts, address: one.address });
      }
    }
  },
});

const CONTINUED = /[\s([]*(?:\d{1,3}\s*(?:\/|of|von)\s*\d{1,3}|cont(?:inued|inuation|['’]?d)?\.?)[)\]\s]*$/i;

function comparable(text: string): string {
  return foldedCase(text.replace(CONTINUED, '').replace(/\s+/g, ' ').trim());
}
