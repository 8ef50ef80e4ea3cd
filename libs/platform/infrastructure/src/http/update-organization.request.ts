import { Described } from '@livery/http';
import { metadataChangeSchema } from '@livery/kernel';
import type { OrganizationType } from '@livery/platform-domain';
import { IsIn, IsObject, IsOptional, IsString } from 'class-validator';

export class UpdateOrganizationRequest {
  @Described({ minLength: 1, maxLength: 200, description: 'What it is called.', examples: ['Northwind Coffee'] })
  @IsOptional()
  @IsString()
  readonly name?: string | null;

  @Described({ description: 'An http or https address; null takes it away.' })
  @IsOptional()
  @IsString()
  readonly website?: string | null;

  @Described({ description: 'What kind of organization it is.' })
  @IsOptional()
  @IsIn(['company', 'agency', 'internal'])
  readonly type?: OrganizationType | null;

  @Described(metadataChangeSchema)
  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, unknown> | null;
}
