import { CreatedListQuery } from '@livery/http';
import { Described } from '@livery/requests';
import { IsIn, IsOptional } from 'class-validator';

const YES_OR_NO = ['true', 'false'] as const;

export class ListApiKeysQuery extends CreatedListQuery {
  @Described({
    description: 'Returns only keys that can be used now (`true`), or that are revoked, expired or replaced (`false`).',
  })
  @IsOptional()
  @IsIn(YES_OR_NO)
  readonly active?: (typeof YES_OR_NO)[number];
}
