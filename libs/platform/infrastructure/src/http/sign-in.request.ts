import { Described } from '@livery/requests';
import { IsBoolean, IsOptional, IsString } from 'class-validator';

export class SignInRequest {
  @Described({ maxLength: 100, description: 'The secret of a link, `sil_…`. It can be used once.' })
  @IsOptional()
  @IsString()
  readonly sign_in_link?: string | null;

  @Described({
    description:
      'With true, only a link that works on the machine of the service alone is accepted. Pages that sign in without a click send it, so that nobody can sign others in to an account of their own.',
    examples: [true],
  })
  @IsOptional()
  @IsBoolean()
  readonly first_run?: boolean | null;

  @Described({ maxLength: 254, description: 'The email of the account.', examples: ['ada@northwind.example'] })
  @IsOptional()
  @IsString()
  readonly email?: string | null;

  @Described({ maxLength: 1_024, description: 'The password of the account.' })
  @IsOptional()
  @IsString()
  readonly password?: string | null;
}
