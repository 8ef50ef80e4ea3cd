import { metadataChangeSchema, scopeSchema } from '@livery/kernel';
import { Described } from '@livery/requests';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, IsObject, IsOptional, IsString } from 'class-validator';
import { IsAddressBlock } from './is-address-block.ts';

export class CreateApiKeyRequest {
  @Described({ minLength: 1, maxLength: 200, description: 'What the key is used for.', examples: ['Deploy pipeline'] })
  @IsString()
  readonly name: string;

  @Described({
    description:
      'The kind of key. Default: `sk`, a secret key. `pk` is a publishable key. It must be created in live mode and can have only the scope `cms:read`.',
  })
  @IsOptional()
  @IsIn(['sk', 'pk'])
  readonly prefix_type?: 'sk' | 'pk';

  @Described({
    items: scopeSchema,
    description: 'The scopes of the key. The caller must have each of them.',
    examples: [['brand:read', 'brand:checks:write']],
  })
  @IsArray()
  @ArrayNotEmpty()
  @IsString({ each: true })
  readonly scopes: string[];

  @Described({
    maxItems: 100,
    items: { type: 'string' },
    description:
      'The IP address blocks (CIDR) that the key can be used from. If you leave it out or send an empty list, every address is allowed.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @IsAddressBlock({ each: true })
  readonly allowed_ips?: string[] | null;

  @Described({
    format: 'date-time',
    description:
      'The time from which the key is refused. It must be in the future and have a UTC offset. If you leave it out, the key does not expire.',
  })
  @IsOptional()
  @IsString()
  readonly expires_at?: string | null;

  @Described(metadataChangeSchema)
  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, unknown>;
}
