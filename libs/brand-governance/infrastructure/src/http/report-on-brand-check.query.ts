import { Described } from '@livery/requests';
import { IsOptional, IsString } from 'class-validator';

export class ReportOnBrandCheckQuery {
  @Described({
    pattern: '^brand_check_[0-9A-Za-z]{22}$',
    description:
      'The check with which this one is compared: the report then says what is new and what was fixed. By default it is the baseline of the check itself, if it has one.',
  })
  @IsOptional()
  @IsString()
  readonly baseline?: string;
}
