import { Described } from '@livery/http';
import { metadataChangeSchema, scopeSchema } from '@livery/kernel';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsObject, IsOptional, IsString } from 'class-validator';
import { IsAddressBlock } from './is-address-block.ts';

export class UpdateApiKeyRequest {
  @Described({ minLength: 1, maxLength: 200, description: 'What the key is for.', examples: ['Deploy pipeline'] })
  @IsOptional()
  @IsString()
  readonly name?: string | null;

  @Described({ items: scopeSchema, description: 'All that it may do from now on; each must be held by the caller.' })
  @IsOptional()
  @IsArray()
  @ArrayNotEmpty()
  @IsString({ each: true })
  readonly scopes?: string[] | null;

  @Described({
    maxItems: 100,
    items: { type: 'string' },
    description: 'Address blocks (CIDR) that it is good for; empty: any.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @IsAddressBlock({ each: true })
  readonly allowed_ips?: string[] | null;

  @Described({ format: 'date-time', description: 'An instant to come, with its offset; null takes the expiry away.' })
  @IsOptional()
  @IsString()
  readonly expires_at?: string | null;

  @Described(metadataChangeSchema)
  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, unknown> | null;
}
