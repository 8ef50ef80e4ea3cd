import { Described } from '@livery/http';
import { IsIn, IsOptional } from 'class-validator';

export class ListBrandRulesQuery {
  @Described({ description: 'Only rules that judge, or only those that are switched off.' })
  @IsOptional()
  @IsIn(['true', 'false'])
  readonly active?: 'true' | 'false';
}
