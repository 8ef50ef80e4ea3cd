import type { EffectiveLanguage } from '../document/run-style.ts';
import { isLocal, remedy } from './cause.ts';
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
        const cause = problem.provenance;
        const where = isLocal(cause) ? '' : ` ${remedy(cause)}`;
        const detail = `Text marked ${problem.tag}, required ${wanted}.${where}`;
        yield report(rule, { title: 'Proofing language is wrong', detail, address, cause });
      }
    }
  },
});

function otherThan(wanted: string): StyleJudge<EffectiveLanguage> {
  return ({ language }) => (language?.tag.toLowerCase() === wanted.toLowerCase() ? null : language);
}
