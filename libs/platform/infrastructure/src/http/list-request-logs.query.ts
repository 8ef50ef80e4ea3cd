import { CreatedListQuery } from '@livery/http';
import { IsOptional, IsString, Matches } from 'class-validator';

export class ListRequestLogsQuery extends CreatedListQuery {
  /** A status such as `404`, or a class of statuses such as `4xx`. */
  @IsOptional()
  @Matches(/^[1-5](?:\d\d|xx)$/, { message: '$property must be a status such as 404, or a class of them such as 4xx' })
  readonly status?: string;

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
