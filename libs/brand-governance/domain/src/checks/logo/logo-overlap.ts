import { sharedArea } from '@livery/office-model';
import { ruleCheck } from '../../judging/rule-check.ts';
import { EXAMPLE_LOGOS, LOGO_NEEDS, LOGO_PARAMS } from './logos.ts';
import { reportPair, surroundings } from './surroundings.ts';

/** Reports a shape that lies over or under the logo (check catalogue, 3.3). */
export const logoOverlap = ruleCheck({
  type: 'logo.overlap',
  severity: 'medium',
  formats: ['pptx'],
  name: 'Logo uncovered',
  summary: 'A shape lies over or under the logo.',
  params: LOGO_PARAMS,
  needs: LOGO_NEEDS,
  example: { params: EXAMPLE_LOGOS },
  *find(rule, context) {
    for (const { box, located, others, logo } of surroundings(rule, context)) {
      for (const other of others) {
        if (sharedArea(box, other.box) === 0) continue;
        const detail = `"${other.located.shape.name}" lies ${other.isAbove ? 'over' : 'under'} the logo "${logo.id}".`;
        yield reportPair(rule, located, other, { title: 'Something covers the logo', detail });
      }
    }
  },
});
