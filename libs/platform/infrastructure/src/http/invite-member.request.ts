import { type Role, ROLES } from '@livery/platform-domain';
import { Described } from '@livery/requests';
import { IsIn, IsOptional, IsString } from 'class-validator';

export class InviteMemberRequest {
  @Described({ description: 'The email address of the person.', examples: ['ada@example.com'] })
  @IsString()
  readonly email: string;

  @Described({ maxLength: 200, description: 'The name of the person.' })
  @IsOptional()
  @IsString()
  readonly name?: string | null;

  @Described({ description: 'The role of the person.', examples: ['editor'] })
  @IsIn(ROLES)
  readonly role: Role;
}
