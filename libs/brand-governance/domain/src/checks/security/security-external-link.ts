import { PACKAGE } from '../../judging/package-origin.ts';
import { defaulted, textList } from '../../judging/param-schemas.ts';
import { report, ruleCheck } from '../../judging/rule-check.ts';
import { isAllowed } from '../link/allowed-target.ts';
import { PACKAGE_PARAMS } from './package-params.ts';
import { RelationOwners } from './relation-owners.ts';

/**
 * Reports what the file loads from outside when it is opened. Links that a reader follows are not reported (check catalogue,
 * 3.14).
 */
export const securityExternalLink = ruleCheck({
  type: 'security.external_link',
  severity: 'medium',
  name: 'Nothing loaded from outside',
  summary: 'The file loads a picture, an object, media or a template from an external address.',
  params: {
    ...PACKAGE_PARAMS,
    allow: defaulted(textList, [], 'Complete addresses that are allowed.'),
    allow_domains: defaulted(textList, [], 'Domains that are allowed. Their subdomains are included.'),
  },
  *find(rule, context) {
    const owners = new RelationOwners(context.view(rule));
    for (const relation of context.model.package.relations) {
      if (!relation.external || relation.kind === 'hyperlink' || isAllowed(rule, relation.target)) continue;
      const located = owners.shapeOf(relation);
      const what = KINDS.get(relation.kind) ?? 'object';
      const owner = located === undefined ? relation.source.slice(1) : `shape "${located.shape.name}"`;
      yield report(rule, {
        title: 'File loads something from outside',
        detail: `The ${what} of ${owner} is linked to ${relation.target}.`,
        address: owners.addressOf(relation),
        cause: { ...PACKAGE, part: relation.source },
        value: relation.target,
      });
    }
  },
});

const KINDS: ReadonlyMap<string, string> = new Map([
  ['image', 'picture'],
  ['oleObject', 'object'],
  ['package', 'workbook'],
  ['externalLinkPath', 'workbook'],
  ['video', 'video'],
  ['audio', 'sound'],
  ['media', 'media'],
  ['attachedTemplate', 'template'],
  ['frame', 'frame'],
  ['subDocument', 'document'],
  ['aFChunk', 'document'],
  ['mailMergeSource', 'address list'],
  ['mailMergeHeaderSource', 'address list'],
  ['slideUpdateUrl', 'slide library'],
]);
