import { CreatedListQuery } from '@livery/http';
import { IsOptional, IsString } from 'class-validator';

export class ListAuditEntriesQuery extends CreatedListQuery {
  @IsOptional()
  @IsString()
  readonly action?: string;

  @IsOptional()
  @IsString()
  readonly principal?: string;

  @IsOptional()
  @IsString()
  readonly target?: string;
}
