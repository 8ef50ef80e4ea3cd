import type { EffectiveLanguage } from '@livery/office-model';
import { gatheredRuns, type StyleJudge } from '../../document-view/styled-runs.ts';
import type { Fix } from '../../fixing/fix.ts';
import { isLocal, remedy } from '../../judging/cause.ts';
import { flag, param, text } from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { textOf } from '../../judging/read-rule-params.ts';

/** Reports text whose proofing language is not the required one (check catalogue, 3.12). */
export const langWrong = ruleCheck({
  type: 'lang.wrong',
  severity: 'low',
  name: 'Proofing language',
  summary: 'The proofing language of text differs from the required one.',
  fix: 'Marks the text with the required language.',
  params: {
    language: param(text, 'The required language as a BCP 47 tag, such as `en-GB`.'),
    detect: param(flag, 'Accepted without effect. The rule compares the language that the text is marked with.'),
  },
  needs: [['params.language']],
  example: { params: { language: 'en-GB' } },
  *find(rule, context) {
    const wanted = textOf(rule, 'language');
    if (wanted === null) return;
    for (const body of context.view(rule).bodies) {
      const isSetHere = ({ provenance }: EffectiveLanguage): boolean => isLocal(provenance);
      for (const { reason, location } of gatheredRuns(body, isSetHere, otherThan(wanted))) {
        const { tag, provenance: cause } = reason;
        const detail = `The text is marked as ${tag}; your language is ${wanted}.${isLocal(cause) ? '' : ` ${remedy(cause)}`}`;
        yield {
          ...report(rule, { title: 'Proofing language is wrong', detail, address: location.address, cause }),
          ...location,
          value: tag.toLowerCase(),
          groupedBy: 'document',
          former: { groupedBy: 'style' },
          fix: () => languageFix(reason, wanted),
        };
      }
    }
  },
});

function languageFix({ tag: from, provenance: cause }: EffectiveLanguage, to: string): Fix {
  const changes = [{ kind: 'language', from, to }] as const;
  return { kind: 'language', cause, changesAt: () => changes, overrideAt: () => changes };
}

function otherThan(wanted: string): StyleJudge<EffectiveLanguage> {
  return ({ language }) => (language?.tag.toLowerCase() === wanted.toLowerCase() ? null : language);
}
