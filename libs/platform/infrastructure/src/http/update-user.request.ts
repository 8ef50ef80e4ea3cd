import { Described } from '@livery/http';
import type { UserStatus } from '@livery/platform-domain';
import { IsIn, IsOptional, IsString } from 'class-validator';

export class UpdateUserRequest {
  @Described({ description: 'What they are called.', examples: ['Ada Lovelace'] })
  @IsOptional()
  @IsString()
  readonly name?: string | null;

  @Described({ description: 'A disabled user is no member anywhere.' })
  @IsOptional()
  @IsIn(['invited', 'active', 'disabled'])
  readonly status?: UserStatus | null;
}
