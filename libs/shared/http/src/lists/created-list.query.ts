import type { CreatedRange } from '@livery/kernel';
import { Described, parseInstant } from '@livery/requests';
import { IsOptional, IsString } from 'class-validator';
import { CursorListQuery } from './cursor-list.query.ts';

/** The query of a cursor list that can be filtered by the time of creation. */
export class CreatedListQuery extends CursorListQuery {
  @Described({ format: 'date-time', description: 'Returns only records that were created at this time or later.' })
  @IsOptional()
  @IsString()
  readonly 'created[gte]'?: string;

  @Described({ format: 'date-time', description: 'Returns only records that were created after this time.' })
  @IsOptional()
  @IsString()
  readonly 'created[gt]'?: string;

  @Described({ format: 'date-time', description: 'Returns only records that were created at this time or earlier.' })
  @IsOptional()
  @IsString()
  readonly 'created[lte]'?: string;

  @Described({ format: 'date-time', description: 'Returns only records that were created before this time.' })
  @IsOptional()
  @IsString()
  readonly 'created[lt]'?: string;
}

/** @throws DomainError `parameter_invalid` for a bound that is not an instant */
export function createdRange(query: CreatedListQuery): CreatedRange {
  return {
    ...bound(query, 'gte'),
    ...bound(query, 'gt'),
    ...bound(query, 'lte'),
    ...bound(query, 'lt'),
  };
}

function bound(query: CreatedListQuery, name: keyof CreatedRange): CreatedRange {
  const param = `created[${name}]` as const;
  const text = query[param];
  return text === undefined ? {} : { [name]: parseInstant(param, text) };
}
