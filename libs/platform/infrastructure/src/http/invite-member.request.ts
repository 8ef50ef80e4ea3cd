import { type Role, ROLES } from '@livery/platform-domain';
import { IsIn, IsOptional, IsString } from 'class-validator';

export class InviteMemberRequest {
  @IsString()
  readonly email: string;

  @IsOptional()
  @IsString()
  readonly name?: string | null;

  @IsIn(ROLES)
  readonly role: Role;
}
