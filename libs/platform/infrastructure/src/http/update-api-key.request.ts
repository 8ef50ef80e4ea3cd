import { metadataChangeSchema, scopeSchema } from '@livery/kernel';
import { Described } from '@livery/requests';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsObject, IsOptional, IsString } from 'class-validator';
import { IsAddressBlock } from './is-address-block.ts';

export class UpdateApiKeyRequest {
  @Described({ minLength: 1, maxLength: 200, description: 'What the key is used for.', examples: ['Deploy pipeline'] })
  @IsOptional()
  @IsString()
  readonly name?: string | null;

  @Described({
    items: scopeSchema,
    description: 'All scopes of the key after the change. The caller must have each of them.',
  })
  @IsOptional()
  @IsArray()
  @ArrayNotEmpty()
  @IsString({ each: true })
  readonly scopes?: string[] | null;

  @Described({
    maxItems: 100,
    items: { type: 'string' },
    description:
      'The IP address blocks (CIDR) that the key can be used from. If the list is empty, every address is allowed.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @IsAddressBlock({ each: true })
  readonly allowed_ips?: string[] | null;

  @Described({
    format: 'date-time',
    description:
      'The time from which the key is refused. It must be in the future and have a UTC offset. Null removes the expiry.',
  })
  @IsOptional()
  @IsString()
  readonly expires_at?: string | null;

  @Described(metadataChangeSchema)
  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, unknown> | null;
}
