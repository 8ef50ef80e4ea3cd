import { Described } from '@livery/requests';
import { IsString } from 'class-validator';

export class CompareBrandChecksQuery {
  @Described({
    pattern: '^brand_check_[0-9A-Za-z]{22}$',
    description: 'The check to compare with (`base`), for example that of the version before.',
    examples: ['brand_check_0350tEyI3ThR2kZQtU0Oni'],
  })
  @IsString()
  readonly with: string;
}
