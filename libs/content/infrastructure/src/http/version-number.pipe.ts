import type { PipeTransform } from '@nestjs/common';
import { type JsonSchema, resourceMissing } from '@livery/kernel';

/** The number of a version in a path. Text that is no such number gets the same error as the number of a missing version. */
export const versionNumberPipe: PipeTransform<string, number> & { readonly schema: JsonSchema } = {
  schema: { type: 'integer', minimum: 1, examples: [1] },
  transform(text) {
    if (!/^[1-9]\d{0,8}$/.test(text)) throw resourceMissing();
    return Number(text);
  },
};
