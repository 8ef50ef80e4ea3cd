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

  @Described({
    pattern: '^org_[0-9A-Za-z]{22}$',
    description:
      'One of the organizations that the password opens. Whoever has different passwords for several organizations has to name one; without it, the account that the operator has made counts, or else the oldest one with a password.',
    examples: ['org_0350tEyGyzqRdknuSa79Wn'],
  })
  @IsOptional()
  @IsString()
  readonly organization?: string | null;

  @Described({ maxLength: 1_024, description: 'The password of the account.' })
  @IsOptional()
  @IsString()
  readonly password?: string | null;
}
