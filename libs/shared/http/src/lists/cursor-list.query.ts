import { DomainError, type IdPrefix, type PageRequest, parsePublicId } from '@livery/kernel';
import { Described } from '@livery/requests';
import { Allow, IsOptional, IsString } from 'class-validator';
import { cursorInvalid } from '../errors/http.errors.ts';
import { limitSchema, parseLimit } from './list-limit.ts';

/** The query of every cursor list (interface document, section 8). A limit out of range is refused, not clamped. */
export class CursorListQuery {
  /** `pageRequest` checks the limit, so that a repeated one has the same error code as any other invalid one. */
  @Described(limitSchema)
  @Allow()
  readonly limit?: unknown;

  @Described({ description: 'The id of a record in this list. The page begins after this record.' })
  @IsOptional()
  @IsString()
  readonly starting_after?: string;

  @Described({
    description:
      'The id of a record in this list. The page ends before this record. It cannot be combined with starting_after.',
  })
  @IsOptional()
  @IsString()
  readonly ending_before?: string;
}

/**
 * @param prefix the id prefix of the records in the list
 * @throws DomainError `limit_out_of_range`, `cursor_invalid`, `parameter_invalid` if both cursors are given
 */
export function pageRequest(query: CursorListQuery, prefix: IdPrefix): PageRequest {
  const startingAfter = cursor('starting_after', query.starting_after, prefix);
  const endingBefore = cursor('ending_before', query.ending_before, prefix);
  if (startingAfter !== undefined && endingBefore !== undefined) {
    throw new DomainError('invalid', 'parameter_invalid', 'Give starting_after or ending_before, not both.', {
      param: 'ending_before',
    });
  }
  return {
    limit: parseLimit(query.limit),
    ...(startingAfter !== undefined && { startingAfter }),
    ...(endingBefore !== undefined && { endingBefore }),
  };
}

function cursor(param: string, id: string | undefined, prefix: IdPrefix): string | undefined {
  if (id === undefined) return undefined;
  const uuid = parsePublicId(prefix, id);
  if (uuid === undefined) throw cursorInvalid(param);
  return uuid;
}
