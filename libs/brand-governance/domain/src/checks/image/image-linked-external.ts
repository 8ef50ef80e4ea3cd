import { named } from '../../judging/in-words.ts';
import { defaulted, textList } from '../../judging/param-schemas.ts';
import { reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { isAllowed } from '../link/allowed-target.ts';
import { picturesFor } from './pictures.ts';

/** Reports a picture that is linked and not stored in the file (check catalogue, 3.4). */
export const imageLinkedExternal = ruleCheck({
  type: 'image.linked_external',
  severity: 'medium',
  name: 'Pictures stored in the file',
  summary: 'A picture is linked to an external address and not stored in the file.',
  params: {
    allow_domains: defaulted(textList, [], 'Domains that pictures can be loaded from. Their subdomains are included.'),
  },
  example: { params: { allow_domains: ['example.com'] } },
  *find(rule, context) {
    for (const { located, picture } of picturesFor(rule, context)) {
      if (picture.linkedTo === null || isAllowed(rule, picture.linkedTo)) continue;
      const detail = `${named('picture', located.shape.name)} loads from ${picture.linkedTo}.`;
      yield reportShape(rule, located, { title: 'Picture is linked, not stored', detail });
    }
  },
});
