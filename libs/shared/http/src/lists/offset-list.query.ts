import { DomainError } from '@livery/kernel';
import { Described } from '@livery/requests';
import { Allow } from 'class-validator';
import { limitSchema, parseLimit } from './list-limit.ts';

export const MAX_OFFSET = 10_000;

/** The request of one page of a list that is paged by an offset. */
export interface OffsetPageRequest {
  /** 1 to 200. */
  readonly limit: number;
  /** How many records are skipped, 0 to 10,000. */
  readonly offset: number;
}

/** The query of a list that is paged by an offset. */
export class OffsetListQuery {
  @Described(limitSchema)
  @Allow()
  readonly limit?: unknown;

  @Described({
    type: 'integer',
    minimum: 0,
    maximum: MAX_OFFSET,
    default: 0,
    description: 'How many records are skipped. Send `next_offset` of a page to get the next one.',
  })
  @Allow()
  readonly offset?: unknown;
}

/** @throws DomainError `limit_out_of_range`, `parameter_invalid` for an offset past 10,000 */
export function offsetPageRequest({ limit, offset = '0' }: OffsetListQuery): OffsetPageRequest {
  const skipped = typeof offset === 'string' && /^\d{1,5}$/.test(offset) ? Number(offset) : NaN;
  if (!(skipped <= MAX_OFFSET)) {
    const message = `offset must be a whole number from 0 to ${MAX_OFFSET}. Narrow the search to reach further records.`;
    throw new DomainError('invalid', 'parameter_invalid', message, { param: 'offset' });
  }
  return { limit: parseLimit(limit), offset: skipped };
}
