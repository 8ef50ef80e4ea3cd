import { flag, text } from './param-checks.ts';
import { report, ruleCheck } from './rule-check.ts';
import { textOf } from './rule-params.ts';
import { runsWith, type StyleJudge } from './styled-runs.ts';

/** Text whose proofing language is not the required one; silent without one (check catalogue, 3.12). */
export const langWrong = ruleCheck({
  type: 'lang.wrong',
  severity: 'low',
  name: 'Proofing language',
  summary: 'The proofing language of text differs from the required one.',
  params: { language: text, detect: flag },
  *find(rule, context) {
    const wanted = textOf(rule, 'language');
    if (wanted === null) return;
    for (const place of context.view(rule).texts) {
      for (const { address, problem } of runsWith(place, otherThan(wanted))) {
        const facts = { title: 'Proofing language is wrong', detail: `Text marked ${problem}, required ${wanted}.` };
        yield report(rule, { ...facts, address, cause: place.cause });
      }
    }
  },
});

function otherThan(wanted: string): StyleJudge<string> {
  return ({ language }) => (language?.toLowerCase() === wanted.toLowerCase() ? null : language);
}
