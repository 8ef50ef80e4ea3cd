import { defaulted, flag, textList, wholeNumberFrom } from '../../judging/param-schemas.ts';
import { reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { flagOf, numberOf, textsOf } from '../../judging/read-rule-params.ts';
import { picturesFor } from './pictures.ts';

const UNAPPROVED_PARAMS = {
  approved_sha256: defaulted(textList, [], 'The SHA-256 hashes (hexadecimal) of the approved pictures.'),
  allow_unknown: defaulted(flag, false, 'Whether every picture is allowed. If so, the rule reports nothing.'),
  ignore_smaller_px: defaulted(
    wholeNumberFrom(0, 100_000),
    64,
    'Pictures are not judged if their longer side has fewer pixels than this.',
  ),
};

/** Reports a picture whose content hash the rule does not name (check catalogue, 3.4). */
export const imageUnapproved = ruleCheck({
  type: 'image.unapproved',
  severity: 'high',
  name: 'Approved pictures only',
  summary: 'The content hash of a picture is not one of the approved hashes.',
  params: UNAPPROVED_PARAMS,
  example: { params: { approved_sha256: ['5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef'] } },
  *find(rule, context) {
    if (flagOf(rule, 'allow_unknown', UNAPPROVED_PARAMS.allow_unknown.default)) return;
    const approved = new Set(textsOf(rule, 'approved_sha256').map((hash) => hash.toLowerCase()));
    const smallest = numberOf(rule, 'ignore_smaller_px', UNAPPROVED_PARAMS.ignore_smaller_px.default);
    for (const { located, picture } of picturesFor(rule, context)) {
      const { part, sha256, pixels } = picture;
      const isSmall = pixels !== null && Math.max(pixels.width, pixels.height) < smallest;
      if (part === null || isSmall || (sha256 !== null && approved.has(sha256))) continue;
      if (sha256 === null && approved.size > 0) {
        context.omit('image', `The content of ${part} could not be read.`, located.address);
        continue;
      }
      const detail = `The content of ${part.slice(part.lastIndexOf('/') + 1)} is not one of the approved pictures of this rule.`;
      yield reportShape(rule, located, {
        title: 'Picture is not approved',
        detail,
        otherLocations: [`part[${part}]`],
        value: sha256 ?? part,
        groupedBy: 'document',
      });
    }
  },
});
