import { IsIn, IsOptional } from 'class-validator';

export class ListBrandRulesQuery {
  @IsOptional()
  @IsIn(['true', 'false'])
  readonly active?: 'true' | 'false';
}
