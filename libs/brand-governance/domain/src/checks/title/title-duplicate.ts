import { locationOf } from '@livery/office-model';
import { defaulted, flag } from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { flagOf } from '../../judging/read-rule-params.ts';
import { comparable } from '../../text-search/characters.ts';
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
    const stems = namedTitles(context.view(rule)).flatMap((title) => {
      const { stem, continued } = withoutContinuation(title.text);
      return continued && allowContinued ? [] : [{ title, stem: comparable(stem) }];
    });
    const repeated = repeatedTexts(stems.map(({ stem }) => stem));
    const groups = Map.groupBy(
      stems.filter(({ stem }) => repeated.has(stem)),
      ({ title, stem }) => `${title.kind} ${stem}`,
    );
    for (const [value, group] of groups) {
      const [first, ...others] = group.map(({ title }) => title);
      if (first === undefined || others.length === 0) continue;
      const { text, kind, cause, address } = first;
      const count = others.length + 1;
      const what = kind === 'title' ? `the title of ${count} slides` : `a ${kind} in ${count} places`;
      const facts = {
        title: 'Title occurs more than once',
        detail: `"${oneLine(text)}" is ${what}.`,
        cause,
        value,
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

/** The texts that occur more than once. Most titles do not, and a group for each of very many titles costs memory. */
function repeatedTexts(texts: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(texts.filter((text) => seen.size === seen.add(text).size));
}

const CONTINUATION = /(?:\d{1,3}\s*(?:\/|of|von)\s*\d{1,3}|cont(?:inued|inuation|['’]?d)?\.?)[)\]\s]*$/i;
const OPENING = /[\s([]/;

/** A title without an ending such as "(2/3)". The opening brackets are searched from the end, since there can be very many. */
function withoutContinuation(text: string): { readonly stem: string; readonly continued: boolean } {
  let end = text.search(CONTINUATION);
  if (end === -1) return { stem: text, continued: false };
  while (OPENING.test(text.charAt(end - 1))) end -= 1;
  return { stem: text.slice(0, end), continued: true };
}
