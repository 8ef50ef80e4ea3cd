import { CreatedListQuery } from '@livery/http';
import { Described } from '@livery/requests';
import { IsOptional, IsString } from 'class-validator';

export class ListAuditEntriesQuery extends CreatedListQuery {
  @Described({ description: 'Returns only entries with this action, such as `api_key.created`.' })
  @IsOptional()
  @IsString()
  readonly action?: string;

  @Described({
    description: 'Returns only changes that were made by the API key, OAuth application or user with this id.',
  })
  @IsOptional()
  @IsString()
  readonly principal?: string;

  @Described({ description: 'Returns only changes to the record with this id.' })
  @IsOptional()
  @IsString()
  readonly target?: string;
}
