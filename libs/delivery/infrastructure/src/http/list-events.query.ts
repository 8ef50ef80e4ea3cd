import type { EventListFilter } from '@livery/delivery-application';
import { eventTypeFilter } from '@livery/delivery-domain';
import { CreatedListQuery, createdRange } from '@livery/http';
import { DomainError, parsePublicId } from '@livery/kernel';
import { Described } from '@livery/requests';
import { Allow, IsIn, IsOptional, IsString, Matches } from 'class-validator';

/** How long a request for the feed may wait for an event. */
export const MAX_WAIT_SECONDS = 30;

export class ListEventsQuery extends CreatedListQuery {
  /** The interface document has text here, and a number in every other list. */
  @Described({
    type: 'string',
    pattern: '^(0{0,2}[1-9]|0?[1-9][0-9]|1[0-9]{2}|200)$',
    'x-integer': true,
    default: '50',
    description: 'The largest number of records on a page, from 1 to 200.',
  })
  @Allow()
  override readonly limit?: unknown;

  @Described({
    maxLength: 100,
    pattern: '^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*(\\.\\*)?$',
    description: 'Returns only events of this type, or of all types that begin with a prefix, such as `brand.*`.',
    examples: ['brand.check.completed'],
  })
  @IsOptional()
  @IsString()
  readonly type?: string;

  @Described({
    description: 'Returns only events about the record with this id, as in `data.object.id`.',
    examples: ['brand_check_0350tEyI9WPdaV8SfnABZa'],
  })
  @IsOptional()
  @Matches(/^[0-9A-Za-z_.-]{1,100}$/, { message: 'object must be the id of a record' })
  readonly object?: string;

  @Described({
    type: 'string',
    pattern: '^req_[0-9A-Za-z]{22}$',
    description: 'Returns only events that were caused by the request with this id.',
    examples: ['req_0350tEyI9WRR1dY0U3zNUE'],
  })
  @IsOptional()
  @IsString()
  readonly request_id?: string;

  @Described({
    description:
      'Returns only events with a delivery that is not delivered: it is pending, failed or abandoned. It cannot be combined with after.',
  })
  @IsOptional()
  @IsIn(['false'])
  readonly delivery_success?: 'false';

  @Described({
    description:
      'Reads the events as a feed: from the oldest (`start`), or after the event with this id. It cannot be combined with starting_after and ending_before.',
    examples: ['start'],
  })
  @IsOptional()
  @IsString()
  readonly after?: string;

  @Described({
    type: 'integer',
    minimum: 0,
    maximum: MAX_WAIT_SECONDS,
    default: 0,
    description: 'For how many seconds the request waits if the feed has no further event. More than 0 requires after.',
  })
  @Allow()
  readonly wait?: unknown;
}

/** @throws DomainError `parameter_invalid` for values that cannot be those of an event */
export function eventListFilter(query: ListEventsQuery): EventListFilter {
  const { type, object, request_id, delivery_success } = query;
  return {
    type: type === undefined ? null : eventTypeFilter(type),
    object: object ?? null,
    requestId: request_id === undefined ? null : requestId(request_id),
    created: createdRange(query),
    isUndelivered: delivery_success !== undefined,
  };
}

function requestId(id: string): string {
  const uuid = parsePublicId('req', id);
  if (uuid !== undefined) return uuid;
  throw new DomainError('invalid', 'parameter_invalid', 'request_id must be the id of a request.', {
    param: 'request_id',
  });
}
