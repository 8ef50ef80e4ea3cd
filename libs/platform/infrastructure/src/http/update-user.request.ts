import type { UserStatus } from '@livery/platform-domain';
import { IsIn, IsOptional, IsString } from 'class-validator';

export class UpdateUserRequest {
  @IsOptional()
  @IsString()
  readonly name?: string | null;

  @IsOptional()
  @IsIn(['invited', 'active', 'disabled'])
  readonly status?: UserStatus | null;
}
