import type { Occurrence } from '../../judging/check.ts';
import { listOf, param } from '../../judging/param-schemas.ts';
import { reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { EXAMPLE_LOGOS, findLogos, LOGO_PARAMS, logoList, logosOf } from './logos.ts';

/** Reports a logo that was replaced by a newer one (check catalogue, 3.3). */
export const logoWrongVersion = ruleCheck({
  type: 'logo.wrong_version',
  severity: 'high',
  name: 'Current logo',
  summary: 'A picture shows a retired logo.',
  params: {
    ...LOGO_PARAMS,
    logos: param(
      listOf(logoList.items ?? {}),
      'The logos that replace the retired ones. They need no hashes. Findings name the first of them.',
    ),
    retired: param(logoList, 'The retired logos.'),
  },
  needs: [['params.retired'], ['params.retired[].sha256', 'params.retired[].phash']],
  example: { params: { retired: EXAMPLE_LOGOS.logos } },
  *find(rule, context): Generator<Occurrence> {
    const current = logosOf(rule);
    const successor = current[0] === undefined ? '' : `, replaced by "${current[0].id}"`;
    for (const { logo, located } of findLogos(rule, context, [...current, ...logosOf(rule, 'retired')])) {
      if (current.includes(logo)) continue;
      const detail = `The picture is the logo "${logo.id}"${successor}.`;
      yield reportShape(rule, located, { title: 'Logo is retired', detail });
    }
  },
});
