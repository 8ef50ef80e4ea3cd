import type { LocatedBody } from '../../document-view/located-content.ts';
import { runsWith } from '../../document-view/styled-runs.ts';
import type { Occurrence } from '../../judging/check.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';

/** Reports text that is marked with another proofing language than most of the document (check catalogue, 3.12). */
export const langMixed = ruleCheck({
  type: 'lang.mixed',
  severity: 'low',
  name: 'One language',
  summary:
    'Text is marked with a different language than most of the document, for which speaker notes do not count. Regional variants of a language are not distinguished.',
  *find(rule, context): Generator<Occurrence> {
    const { bodies } = context.view(rule);
    if (languagesOf(bodies).size < 2) return;
    const main = mostWritten(bodies.filter(({ surface }) => surface !== 'notes_text'));
    if (main === null) return;
    const kind = context.model.format === 'pptx' ? 'deck' : 'document';
    const others = bodies.flatMap((body) => [
      ...runsWith(body, ({ language }) => (language === null || primaryOf(language.tag) === main ? null : language)),
    ]);
    for (const { address, problem } of others) {
      const language = inWords(primaryOf(problem.tag)) ?? `"${problem.tag}"`;
      const detail = `The text is marked as ${language}, but most of the ${kind} is marked as ${inWords(main) ?? `"${main}"`}.`;
      yield report(rule, {
        title: 'Languages are mixed',
        detail,
        address,
        cause: problem.provenance,
        value: primaryOf(problem.tag),
        groupedBy: 'document',
        former: { groupedBy: 'style' },
      });
    }
  },
});

/** The primary language of most characters; null when the texts are marked with none. */
function mostWritten(texts: readonly LocatedBody[]): string | null {
  const characters = new Map<string, number>();
  for (const { facts } of texts) {
    for (const { number, style } of facts.formats) {
      if (style.language === null) continue;
      const primary = primaryOf(style.language.tag);
      characters.set(primary, (characters.get(primary) ?? 0) + (facts.formatLengths[number] ?? 0));
    }
  }
  const [first = null] = [...characters].sort(([, one], [, two]) => two - one);
  return first === null ? null : first[0];
}

function languagesOf(texts: readonly LocatedBody[]): ReadonlySet<string> {
  const formats = texts.flatMap(({ facts }) => facts.formats);
  return new Set(formats.flatMap(({ style: { language } }) => (language === null ? [] : [primaryOf(language.tag)])));
}

/** The primary language of a tag: `de` of `de-AT`. */
function primaryOf(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}

const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The English name of a language: `German`; null when it has none. */
function inWords(primary: string): string | null {
  return /^[a-z]{2,3}$/.test(primary) ? (NAMES.of(primary) ?? null) : null;
}
