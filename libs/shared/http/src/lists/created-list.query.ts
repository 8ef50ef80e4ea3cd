import { type CreatedRange, DomainError } from '@livery/kernel';
import { IsISO8601, IsOptional } from 'class-validator';
import { CursorListQuery } from './cursor-list.query.ts';

/** The query of a cursor list that can be narrowed by the time of creation. */
export class CreatedListQuery extends CursorListQuery {
  @IsOptional()
  @IsISO8601({ strict: true })
  readonly 'created[gte]'?: string;

  @IsOptional()
  @IsISO8601({ strict: true })
  readonly 'created[gt]'?: string;

  @IsOptional()
  @IsISO8601({ strict: true })
  readonly 'created[lte]'?: string;

  @IsOptional()
  @IsISO8601({ strict: true })
  readonly 'created[lt]'?: string;
}

/** @throws DomainError `parameter_invalid` for a date that no calendar holds */
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
  if (text === undefined) return {};
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) {
    throw new DomainError('invalid', 'parameter_invalid', `${param} must be an ISO 8601 date-time.`, { param });
  }
  return { [name]: instant };
}
