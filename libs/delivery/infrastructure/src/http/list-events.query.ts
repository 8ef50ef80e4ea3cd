import { CreatedListQuery } from '@livery/http';
import { IsOptional, IsString } from 'class-validator';

export class ListEventsQuery extends CreatedListQuery {
  /** An event type, or a prefix with `.*`. */
  @IsOptional()
  @IsString()
  readonly type?: string;
}
