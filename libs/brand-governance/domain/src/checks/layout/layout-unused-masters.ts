import type { Address } from '@livery/office-model';
import { counted } from '../../judging/in-words.ts';
import { PACKAGE } from '../../judging/package-origin.ts';
import { defaulted, wholeNumberFrom } from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { numberOf } from '../../judging/read-rule-params.ts';

const MOST_MASTERS = 1_000;
const UNUSED_PARAMS = {
  max: defaulted(wholeNumberFrom(1, MOST_MASTERS), 1, 'The largest number of masters in a file.'),
};

/** Reports masters that no slide uses (check catalogue, 3.5). */
export const layoutUnusedMasters = ruleCheck({
  type: 'layout.unused_masters',
  severity: 'low',
  formats: ['pptx'],
  name: 'No unused masters',
  summary: 'The file contains more masters than allowed, and no slide uses some of them.',
  params: UNUSED_PARAMS,
  *find(rule, { model }) {
    if (model.format !== 'pptx') return;
    const used = new Set(model.slideLayers.filter(({ kind }) => kind === 'master').map(({ index }) => index));
    const unused = model.masters.flatMap((_, index) => (used.has(index) ? [] : [index]));
    const [first, ...others] = unused;
    if (first === undefined || model.masters.length <= numberOf(rule, 'max', UNUSED_PARAMS.max.default)) return;
    const detail = `${unused.length} of ${counted(model.masters.length, 'master')} ${unused.length === 1 ? 'is' : 'are'} not used by any slide.`;
    const address: Address = { parent: null, step: { kind: 'master', index: first } };
    const otherLocations = others.map((index) => `master[${index}]`);
    yield report(rule, {
      title: 'Unused masters',
      detail,
      address,
      otherLocations,
      furtherOccurrences: others.length,
      cause: PACKAGE,
      groupedBy: 'document',
    });
  },
});
