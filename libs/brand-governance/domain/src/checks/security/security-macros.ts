import type { Relation } from '@livery/office-model';
import { PACKAGE, partAddress } from '../../judging/package-origin.ts';
import { defaulted, textList } from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { textsOf } from '../../judging/read-rule-params.ts';
import { PACKAGE_PARAMS } from './package-params.ts';

/** Reports code in the file: macros and ActiveX controls (check catalogue, 3.14). */
export const securityMacros = ruleCheck({
  type: 'security.macros',
  severity: 'high',
  name: 'No macros',
  summary: 'The file contains macros or ActiveX controls.',
  params: {
    ...PACKAGE_PARAMS,
    allow: defaulted(textList, [], 'Names of parts that are allowed, such as `/word/vbaProject.bin`.'),
  },
  *find(rule, { model }) {
    const allowed = textsOf(rule, 'allow');
    const parts = model.package.relations.filter(isCode).map(({ target }) => target);
    const [first, ...others] = [...new Set(parts)].filter((part) => !allowed.includes(part));
    if (first === undefined) return;
    const detail = `${[first, ...others].map((part) => part.slice(1)).join(', ')}.`;
    const otherLocations = others.map((part) => `part[${part}]`);
    yield report(rule, {
      title: 'File contains macros',
      detail,
      address: partAddress(first),
      otherLocations,
      furtherOccurrences: others.length,
      cause: PACKAGE,
      groupedBy: 'document',
    });
  },
});

function isCode({ kind, external }: Relation): boolean {
  return !external && (kind === 'vbaProject' || kind === 'control' || kind === 'activeXControlBinary');
}
