import { Param, type PipeTransform } from '@nestjs/common';
import { type IdPrefix, parsePublicId, resourceMissing } from '@livery/kernel';

/** The UUID behind the `:id` of a path. An id that no record can have is answered as a missing record is. */
export function IdParam(prefix: IdPrefix): ParameterDecorator {
  return Param('id', publicIdPipe(prefix));
}

/** Reads one kind of public id. */
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
