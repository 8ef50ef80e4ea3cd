import { Described } from '@livery/http';
import { metadataChangeSchema } from '@livery/kernel';
import { IsArray, IsObject, IsOptional, IsString } from 'class-validator';

export class CreateWebhookEndpointRequest {
  @Described({
    description: 'https, in test mode http too; a public address, without credentials or fragment.',
    examples: ['https://example.com/hooks'],
  })
  @IsString()
  readonly url: string;

  @Described({
    minItems: 1,
    maxItems: 100,
    description: 'Types as they are, `prefix.*` for all that begin so, or `*`.',
    examples: [['brand.check.*']],
  })
  @IsArray()
  @IsString({ each: true })
  readonly enabled_events: string[];

  @Described({ maxLength: 500, description: 'What it is for.' })
  @IsOptional()
  @IsString()
  readonly description?: string | null;

  @Described(metadataChangeSchema)
  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, unknown> | null;

  @Described({
    format: 'date',
    description: 'The dated version that its events are rendered in; null: the one they are recorded in.',
  })
  @IsOptional()
  @IsString()
  readonly api_version?: string | null;
}
