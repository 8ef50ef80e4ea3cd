import { DomainError, type IdPrefix, type PageRequest, parsePublicId } from '@livery/kernel';
import { Allow, IsOptional, IsString } from 'class-validator';
import { Described } from '../openapi/described.ts';
import { cursorInvalid, limitOutOfRange, limitRepeated } from '../errors/http.errors.ts';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;

/** The query of every cursor list (interface document, section 8): limits are refused out of range, never clamped. */
export class CursorListQuery {
  /** Whatever it is, `pageRequest` judges it: a limit that is given twice has the error of any other wrong one. */
  @Described({
    type: 'integer',
    minimum: 1,
    maximum: MAX_LIMIT,
    default: DEFAULT_LIMIT,
    description: 'The largest number of records on a page.',
  })
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
 * @param prefix of the ids that this list holds
 * @throws DomainError `limit_out_of_range`, `cursor_invalid`, `parameter_invalid` when both cursors are given
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

function parseLimit(text: unknown): number {
  if (text === undefined) return DEFAULT_LIMIT;
  if (Array.isArray(text)) throw limitRepeated();
  const limit = typeof text === 'string' && /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > MAX_LIMIT) throw limitOutOfRange();
  return limit;
}

function cursor(param: string, id: string | undefined, prefix: IdPrefix): string | undefined {
  if (id === undefined) return undefined;
  const uuid = parsePublicId(prefix, id);
  if (uuid === undefined) throw cursorInvalid(param);
  return uuid;
}
