import { Described } from '@livery/requests';
import { IsIn, IsOptional } from 'class-validator';

export class ListBrandRulesQuery {
  @Described({ description: 'Returns only active rules (`true`), or only inactive rules (`false`).' })
  @IsOptional()
  @IsIn(['true', 'false'])
  readonly active?: 'true' | 'false';
}
