import type { DeliveryFilter, DeliveryPageRequest } from '@livery/delivery-application';
import { CreatedListQuery, createdRange, pageRequest } from '@livery/http';
import { DomainError, idSchema, parsePublicId } from '@livery/kernel';
import { Described, ShownAs } from '@livery/requests';
import { IsIn, IsOptional, IsString, Matches } from 'class-validator';

const STATUSES = ['pending', 'delivered', 'failed', 'abandoned'] as const;
const ORDERS = ['oldest', 'newest'] as const;

export class ListDeliveriesQuery extends CreatedListQuery {
  @Described({ description: 'Returns only deliveries with this status.' })
  @IsOptional()
  @IsIn(STATUSES)
  readonly status?: (typeof STATUSES)[number];

  @Described({ ...idSchema('evt'), description: 'Returns only deliveries of the event with this id.' })
  @IsOptional()
  @IsString()
  readonly event?: string;

  @Described({ description: 'Returns only deliveries whose `sequence` is greater than this number.' })
  @ShownAs({ type: 'integer', minimum: 0, maximum: 999_999_999_999_999 })
  @IsOptional()
  @Matches(/^\d{1,15}$/, { message: 'after_sequence must be a whole number, 0 or more' })
  readonly after_sequence?: string;

  @Described({
    default: 'oldest',
    description:
      'Whether the list begins with the oldest deliveries or with the newest. `starting_after` and `ending_before` follow this order.',
  })
  @IsOptional()
  @IsIn(ORDERS)
  readonly order?: (typeof ORDERS)[number];
}

/** @throws DomainError `limit_out_of_range`, `cursor_invalid`, `parameter_invalid` if both cursors are given */
export function deliveryPage(query: ListDeliveriesQuery): DeliveryPageRequest {
  return { ...pageRequest(query, 'whd'), order: query.order ?? 'oldest' };
}

/** @throws DomainError `parameter_invalid` if `event` is not the id of an event, or a bound of `created` is not a time */
export function deliveryFilter(query: ListDeliveriesQuery): DeliveryFilter {
  const { status, event, after_sequence } = query;
  return {
    status: status ?? null,
    eventId: event === undefined ? null : eventId(event),
    afterSequence: after_sequence === undefined ? null : Number(after_sequence),
    created: createdRange(query),
  };
}

function eventId(id: string): string {
  const uuid = parsePublicId('evt', id);
  if (uuid !== undefined) return uuid;
  throw new DomainError('invalid', 'parameter_invalid', 'event must be the id of an event.', { param: 'event' });
}
