import { bytesInWords } from '../../judging/in-words.ts';
import { defaulted, wholeNumberFrom } from '../../judging/param-schemas.ts';
import { reportShape, ruleCheck } from '../../judging/rule-check.ts';
import { numberOf } from '../../judging/read-rule-params.ts';
import { picturesFor } from './pictures.ts';

const OVERSIZE_PARAMS = {
  max_bytes: defaulted(
    wholeNumberFrom(1, 1_000_000_000),
    3_000_000,
    'The maximum size of the file of a picture in bytes.',
  ),
};

/** Reports a picture whose file has too many bytes (check catalogue, 3.4). */
export const imageOversize = ruleCheck({
  type: 'image.oversize',
  severity: 'low',
  name: 'Pictures of few bytes',
  summary: 'The file of a picture is larger than allowed.',
  params: OVERSIZE_PARAMS,
  *find(rule, context) {
    const most = numberOf(rule, 'max_bytes', OVERSIZE_PARAMS.max_bytes.default);
    for (const { located, picture } of picturesFor(rule, context)) {
      const { part, sizeBytes } = picture;
      if (part === null || sizeBytes === null || sizeBytes <= most) continue;
      const name = part.slice(part.lastIndexOf('/') + 1);
      const detail = `${name} has ${bytesInWords(sizeBytes)}, allowed ${bytesInWords(most)}.`;
      yield reportShape(rule, located, {
        title: 'Picture is very large',
        detail,
        otherLocations: [`part[${part}]`],
        value: part,
        groupedBy: 'document',
      });
    }
  },
});
