import type { OrganizationType } from '@livery/platform-domain';
import { IsIn, IsObject, IsOptional, IsString } from 'class-validator';

export class UpdateOrganizationRequest {
  @IsOptional()
  @IsString()
  readonly name?: string | null;

  /** null takes the website away. */
  @IsOptional()
  @IsString()
  readonly website?: string | null;

  @IsOptional()
  @IsIn(['company', 'agency', 'internal'])
  readonly type?: OrganizationType | null;

  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, unknown> | null;
}
