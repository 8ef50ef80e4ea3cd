import { Param, type PipeTransform } from '@nestjs/common';
import { type IdPrefix, parsePublicId, resourceMissing } from '@livery/kernel';

/** The UUID of the `:id` in a path. An invalid id gets the same error as the id of a missing record. */
export function IdParam(prefix: IdPrefix): ParameterDecorator {
  return Param('id', publicIdPipe(prefix));
}

/** Decodes public ids with one prefix. */
export interface PublicIdPipe extends PipeTransform<string, string> {
  readonly prefix: IdPrefix;
}

function publicIdPipe(prefix: IdPrefix): PublicIdPipe {
  return {
    prefix,
    transform(id) {
      const uuid = parsePublicId(prefix, id);
      if (uuid === undefined) throw resourceMissing();
      return uuid;
    },
  };
}
