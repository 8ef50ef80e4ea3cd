import type { UserStatus } from '@livery/platform-domain';
import { Described } from '@livery/requests';
import { IsIn, IsOptional, IsString } from 'class-validator';

export class UpdateUserRequest {
  @Described({ description: 'The name of the person.', examples: ['Ada Lovelace'] })
  @IsOptional()
  @IsString()
  readonly name?: string | null;

  @Described({ description: 'The status of the user. A disabled user does not count as an active member.' })
  @IsOptional()
  @IsIn(['invited', 'active', 'disabled'])
  readonly status?: UserStatus | null;
}
