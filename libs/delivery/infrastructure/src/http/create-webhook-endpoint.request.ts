import { metadataChangeSchema } from '@livery/kernel';
import { Described } from '@livery/requests';
import { IsArray, IsInt, IsObject, IsOptional, IsString } from 'class-validator';

export class CreateWebhookEndpointRequest {
  @Described({
    description:
      'The URL that events are delivered to. It must use https, or http in test mode. Its address must be public. It must not contain credentials or a fragment.',
    examples: ['https://example.com/hooks'],
  })
  @IsString()
  readonly url: string;

  @Described({
    minItems: 1,
    maxItems: 100,
    description:
      'The event types to deliver: names of types, `prefix.*` for all types that begin with the prefix, or `*` for all types.',
    examples: [['brand.check.*']],
  })
  @IsArray()
  @IsString({ each: true })
  readonly enabled_events: string[];

  @Described({ maxLength: 500, description: 'What the endpoint is used for.' })
  @IsOptional()
  @IsString()
  readonly description?: string | null;

  @Described(metadataChangeSchema)
  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, unknown> | null;

  @Described({
    format: 'date',
    description:
      'The dated version of the API that the delivered events follow. Null: the version in which each event was recorded.',
  })
  @IsOptional()
  @IsString()
  readonly api_version?: string | null;

  @Described({
    minimum: 1,
    maximum: 256,
    description:
      'The number of requests that may be in flight to the endpoint at the same time; 1 sends one after the other. Null: the service adapts it to how the endpoint responds.',
    examples: [16],
  })
  @IsOptional()
  @IsInt()
  readonly max_in_flight?: number | null;
}
