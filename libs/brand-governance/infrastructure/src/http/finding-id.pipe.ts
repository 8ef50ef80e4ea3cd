import type { PipeTransform } from '@nestjs/common';
import { type JsonSchema, resourceMissing } from '@livery/kernel';

const FINDING_ID = '^[0-9a-f]{16}(-[1-9][0-9]{0,8})?$';

/** The id of a finding in a path. Text that is no such id gets the same error as the id of a missing finding. */
export const findingIdPipe: PipeTransform<string, string> & { readonly schema: JsonSchema } = {
  schema: { type: 'string', pattern: FINDING_ID, examples: ['b8502f4bfcad8f3b'] },
  transform(text) {
    if (!new RegExp(FINDING_ID).test(text)) throw resourceMissing();
    return text;
  },
};
