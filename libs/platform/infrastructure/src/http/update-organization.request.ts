import { metadataChangeSchema } from '@livery/kernel';
import type { OrganizationType } from '@livery/platform-domain';
import { Described } from '@livery/requests';
import { IsIn, IsObject, IsOptional, IsString } from 'class-validator';

export class UpdateOrganizationRequest {
  @Described({
    minLength: 1,
    maxLength: 200,
    description: 'The name of the organization.',
    examples: ['Northwind Coffee'],
  })
  @IsOptional()
  @IsString()
  readonly name?: string | null;

  @Described({
    description: 'The website of the organization: an http or https URL of at most 2,048 characters. Null removes it.',
  })
  @IsOptional()
  @IsString()
  readonly website?: string | null;

  @Described({ description: 'The kind of organization.' })
  @IsOptional()
  @IsIn(['company', 'agency', 'internal'])
  readonly type?: OrganizationType | null;

  @Described(metadataChangeSchema)
  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, unknown> | null;
}
