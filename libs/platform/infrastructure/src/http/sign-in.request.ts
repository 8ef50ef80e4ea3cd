import { Described } from '@livery/requests';
import { IsOptional, IsString } from 'class-validator';

export class SignInRequest {
  @Described({ maxLength: 100, description: 'The secret of a link, `sil_…`. It can be used once.' })
  @IsOptional()
  @IsString()
  readonly sign_in_link?: string | null;

  @Described({ maxLength: 254, description: 'The email of the account.', examples: ['ada@northwind.example'] })
  @IsOptional()
  @IsString()
  readonly email?: string | null;

  @Described({ maxLength: 1_024, description: 'The password of the account.' })
  @IsOptional()
  @IsString()
  readonly password?: string | null;
}
