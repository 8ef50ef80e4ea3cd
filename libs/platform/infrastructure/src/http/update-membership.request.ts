import { Described } from '@livery/http';
import { type Role, ROLES } from '@livery/platform-domain';
import { IsIn, IsOptional } from 'class-validator';

export class UpdateMembershipRequest {
  @Described({ description: 'What they may do from now on.', examples: ['viewer'] })
  @IsOptional()
  @IsIn(ROLES)
  readonly role?: Role | null;

  @Described({ description: 'Takes an invitation as accepted.' })
  @IsOptional()
  @IsIn(['active'])
  readonly status?: 'active' | null;
}
