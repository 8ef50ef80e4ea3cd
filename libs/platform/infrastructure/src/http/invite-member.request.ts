import { Described } from '@livery/http';
import { type Role, ROLES } from '@livery/platform-domain';
import { IsIn, IsOptional, IsString } from 'class-validator';

export class InviteMemberRequest {
  @Described({ description: 'The address of whom to invite.', examples: ['ada@example.com'] })
  @IsString()
  readonly email: string;

  @Described({ maxLength: 200, description: 'What they are called.' })
  @IsOptional()
  @IsString()
  readonly name?: string | null;

  @Described({ description: 'What they may do.', examples: ['editor'] })
  @IsIn(ROLES)
  readonly role: Role;
}
