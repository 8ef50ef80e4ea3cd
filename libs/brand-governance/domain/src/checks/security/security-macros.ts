import type { Relation } from '@livery/office-model';
import { removalFix } from '../../fixing/removal-fix.ts';
import { listInWords } from '../../judging/in-words.ts';
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
  fix: 'Removes the macros, if removals are asked for. ActiveX controls stay.',
  params: {
    ...PACKAGE_PARAMS,
    allow: defaulted(textList, [], 'Names of parts that are allowed, such as `/word/vbaProject.bin`.'),
  },
  *find(rule, { model }) {
    const allowed = textsOf(rule, 'allow');
    const { relations, mainPart } = model.package;
    const code = new Map(relations.filter(isCode).map((relation) => [relation.target, relation]));
    const parts = [...code.keys()].filter((part) => !allowed.includes(part));
    const detail = `The file contains ${listInWords(parts.map((part) => part.slice(1)))}.`;
    for (const part of parts) {
      yield report(rule, {
        title: 'File contains macros',
        detail,
        address: partAddress(part),
        cause: PACKAGE,
        groupedBy: 'document',
        fix: () => (isProject(code.get(part), mainPart) ? removalFix('macros', part) : 'not_supported'),
      });
    }
  },
});

/** Whether it is the code of the file itself. Controls are part of a page. */
function isProject(relation: Relation | undefined, mainPart: string): boolean {
  return relation?.kind === 'vbaProject' && relation.source === mainPart;
}

function isCode({ kind, external }: Relation): boolean {
  return !external && (kind === 'vbaProject' || kind === 'control' || kind === 'activeXControlBinary');
}
