import { type Role, ROLES } from '@livery/platform-domain';
import { Described } from '@livery/requests';
import { IsIn, IsOptional } from 'class-validator';

export class UpdateMembershipRequest {
  @Described({ description: 'The new role of the person.', examples: ['viewer'] })
  @IsOptional()
  @IsIn(ROLES)
  readonly role?: Role | null;

  @Described({ description: '`active` accepts the invitation.' })
  @IsOptional()
  @IsIn(['active'])
  readonly status?: 'active' | null;
}
