import type { Relation } from '@livery/office-model';
import { removalFix } from '../../fixing/removal-fix.ts';
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
    const kinds = new Map(model.package.relations.filter(isCode).map(({ target, kind }) => [target, kind]));
    const parts = [...kinds.keys()].filter((part) => !allowed.includes(part));
    const detail = `${parts.map((part) => part.slice(1)).join(', ')}.`;
    for (const part of parts) {
      yield report(rule, {
        title: 'File contains macros',
        detail,
        address: partAddress(part),
        cause: PACKAGE,
        groupedBy: 'document',
        // Controls are part of the page.
        fix: () => (kinds.get(part) === 'vbaProject' ? removalFix('macros', part) : 'not_supported'),
      });
    }
  },
});

function isCode({ kind, external }: Relation): boolean {
  return !external && (kind === 'vbaProject' || kind === 'control' || kind === 'activeXControlBinary');
}
