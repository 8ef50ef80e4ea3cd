import { type Role, ROLES } from '@livery/platform-domain';
import { IsIn, IsOptional } from 'class-validator';

export class UpdateMembershipRequest {
  @IsOptional()
  @IsIn(ROLES)
  readonly role?: Role | null;

  @IsOptional()
  @IsIn(['active'])
  readonly status?: 'active' | null;
}
