import type { LocatedShape } from '../../document-view/located-content.ts';
import { removalFix } from '../../fixing/removal-fix.ts';
import { bytesInWords } from '../../judging/in-words.ts';
import { PACKAGE } from '../../judging/package-origin.ts';
import { defaulted, textList } from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { textsOf } from '../../judging/read-rule-params.ts';
import { PACKAGE_PARAMS } from './package-params.ts';
import { RelationOwners } from './relation-owners.ts';

/** Reports objects and workbooks that the file stores (check catalogue, 3.14). `allow` names parts or file name extensions. */
export const securityEmbeddedFile = ruleCheck({
  type: 'security.embedded_file',
  severity: 'medium',
  name: 'No embedded files',
  summary: 'The file contains embedded objects or the workbooks of charts.',
  fix: 'Removes the file and leaves its picture, if removals are asked for. Objects on slides stay.',
  params: {
    ...PACKAGE_PARAMS,
    allow: defaulted(textList, [], 'Names of parts, or extensions of file names, that are allowed, such as `xlsx`.'),
  },
  *find(rule, context) {
    const allowed = textsOf(rule, 'allow').map((one) => one.toLowerCase());
    const owners = new RelationOwners(context.view(rule));
    for (const relation of context.model.package.relations) {
      const { kind, external, target, sizeBytes } = relation;
      if (external || (kind !== 'oleObject' && kind !== 'package') || sizeBytes === null) continue;
      if (allowed.includes(target.toLowerCase()) || allowed.includes(extensionOf(target))) continue;
      yield report(rule, {
        title: 'Embedded file',
        detail: `${fileInWords(target)} of ${bytesInWords(sizeBytes)} is embedded.`,
        address: owners.addressOf(relation),
        otherLocations: [`part[${target}]`],
        cause: { ...PACKAGE, part: target },
        value: target,
        fix: () => (isObjectOnSlide(owners.shapeOf(relation)) ? 'not_supported' : removalFix('embedded_file', target)),
      });
    }
  },
});

/** An object on a slide goes with its picture, and the picture is what people see. */
function isObjectOnSlide(owner: LocatedShape | undefined): boolean {
  return owner?.shape.kind === 'ole_object' && owner.container.story === null;
}

function extensionOf(part: string): string {
  return part.slice(part.lastIndexOf('.') + 1).toLowerCase();
}

function fileInWords(part: string): string {
  const extension = extensionOf(part);
  if (extension.startsWith('xl')) return 'A workbook';
  if (extension.startsWith('doc')) return 'A document';
  return extension.startsWith('ppt') ? 'A presentation' : 'An object';
}
