import { CreatedListQuery, Described } from '@livery/http';
import { IsOptional, IsString } from 'class-validator';

export class ListAuditEntriesQuery extends CreatedListQuery {
  @Described({ description: 'Only what was done so: `api_key.created`.' })
  @IsOptional()
  @IsString()
  readonly action?: string;

  @Described({ description: 'Only what this key, application or user did.' })
  @IsOptional()
  @IsString()
  readonly principal?: string;

  @Described({ description: 'Only what was done to this record.' })
  @IsOptional()
  @IsString()
  readonly target?: string;
}
