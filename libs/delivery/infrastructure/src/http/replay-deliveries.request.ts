import { type ReplayStatus, REPLAY_STATUSES, type RequestedPeriod } from '@livery/delivery-domain';
import { Described, parseInstant } from '@livery/requests';
import { IsBoolean, IsIn, IsOptional, IsString } from 'class-validator';

export class ReplayDeliveriesRequest {
  @Described({
    format: 'date-time',
    description:
      'Events that were created at this time or later are replayed. It must not be in the future, or before the oldest week of which events are stored.',
    examples: ['2026-11-20T09:00:00.000Z'],
  })
  @IsString()
  readonly since: string;

  @Described({
    format: 'date-time',
    description: 'Events that were created before this time are replayed. Default: now. It must not be in the future.',
  })
  @IsOptional()
  @IsString()
  readonly until?: string | null;

  @Described({
    default: 'all',
    description:
      '`failed`, `abandoned`: deliveries with this status are sent again. `missing`: deliveries are created of events of which the endpoint has none. `all`: all of these, and delivered ones are sent again.',
  })
  @IsOptional()
  @IsIn(REPLAY_STATUSES)
  readonly status?: ReplayStatus | null;

  @Described({ default: false, description: 'Whether the job only counts what it would do.' })
  @IsOptional()
  @IsBoolean()
  readonly dry_run?: boolean | null;
}

/** @throws DomainError `parameter_invalid` if a text is no time */
export function requestedPeriod({ since, until }: ReplayDeliveriesRequest): RequestedPeriod {
  return {
    since: parseInstant('since', since),
    until: until === undefined || until === null ? undefined : parseInstant('until', until),
  };
}
