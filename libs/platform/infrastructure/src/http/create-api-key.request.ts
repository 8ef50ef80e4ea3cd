import { Described } from '@livery/http';
import { metadataChangeSchema, scopeSchema } from '@livery/kernel';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, IsObject, IsOptional, IsString } from 'class-validator';
import { IsAddressBlock } from './is-address-block.ts';

export class CreateApiKeyRequest {
  @Described({ minLength: 1, maxLength: 200, description: 'What the key is for.', examples: ['Deploy pipeline'] })
  @IsString()
  readonly name: string;

  @Described({
    description: '`sk`, a secret key, when left out. `pk`: a publishable key, live mode and `cms:read` only.',
  })
  @IsOptional()
  @IsIn(['sk', 'pk'])
  readonly prefix_type?: 'sk' | 'pk';

  @Described({
    items: scopeSchema,
    description: 'Each must be held by the caller.',
    examples: [['brand:read', 'brand:checks:write']],
  })
  @IsArray()
  @ArrayNotEmpty()
  @IsString({ each: true })
  readonly scopes: string[];

  @Described({
    maxItems: 100,
    items: { type: 'string' },
    description: 'Address blocks (CIDR) that it is good for; any, when left out or empty.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @IsAddressBlock({ each: true })
  readonly allowed_ips?: string[] | null;

  @Described({ format: 'date-time', description: 'From when the key is refused: an instant to come, with its offset.' })
  @IsOptional()
  @IsString()
  readonly expires_at?: string | null;

  @Described(metadataChangeSchema)
  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, unknown>;
}
