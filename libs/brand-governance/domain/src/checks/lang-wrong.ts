import { runAddress } from './document-view.ts';
import { flag, text } from './param-checks.ts';
import { report, ruleCheck } from './rule-check.ts';
import { textOf } from './rule-params.ts';

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
      for (const paragraph of place.body) {
        for (const [number, { scripts, style }] of paragraph.runs.entries()) {
          const { language } = style;
          if (scripts.length === 0 || language === null || language.toLowerCase() === wanted.toLowerCase()) continue;
          const facts = { title: 'Proofing language is wrong', detail: `Text marked ${language}, required ${wanted}.` };
          yield report(rule, { ...facts, address: runAddress(place, paragraph, number), cause: place.cause });
        }
      }
    }
  },
});
