import { CreatedListQuery } from '@livery/http';
import { Described } from '@livery/requests';
import { IsIn, IsOptional, IsString, Matches } from 'class-validator';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export class ListRequestLogsQuery extends CreatedListQuery {
  /** A status such as `404`, or a class of statuses such as `4xx`. */
  @IsOptional()
  @Matches(/^[1-5](?:\d\d|xx)$/, { message: '$property must be a status such as 404, or a class of them such as 4xx' })
  readonly status?: string;

  @Described({ description: 'Returns only requests with this method.' })
  @IsOptional()
  @IsIn(METHODS)
  readonly method?: (typeof METHODS)[number];

  @Described({
    maxLength: 100,
    description: 'Returns only requests whose response had this error code.',
    examples: ['rate_limited'],
  })
  @IsOptional()
  @IsString()
  readonly code?: string;

  @IsOptional()
  @IsString()
  readonly path?: string;

  @IsOptional()
  @IsString()
  readonly principal?: string;
}

/** Returns the lowest and the highest status, both included. */
export function statusRange(status: string | undefined): readonly [number, number] | null {
  if (status === undefined) return null;
  return [Number(status.replace('xx', '00')), Number(status.replace('xx', '99'))];
}
