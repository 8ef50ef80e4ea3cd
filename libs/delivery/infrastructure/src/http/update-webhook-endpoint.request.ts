import type { WebhookEndpointAmendment } from '@livery/delivery-domain';
import { Described } from '@livery/http';
import { metadataChangeSchema } from '@livery/kernel';
import { IsArray, IsIn, IsObject, IsOptional, IsString } from 'class-validator';

export class UpdateWebhookEndpointRequest {
  @Described({
    description: 'https, in test mode http too; a public address, without credentials or fragment.',
    examples: ['https://example.com/hooks'],
  })
  @IsOptional()
  @IsString()
  readonly url?: string | null;

  @Described({
    minItems: 1,
    maxItems: 100,
    description: 'Types as they are, `prefix.*` for all that begin so, or `*`.',
    examples: [['brand.check.*']],
  })
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  readonly enabled_events?: string[] | null;

  @Described({ maxLength: 500, description: 'What it is for.' })
  @IsOptional()
  @IsString()
  readonly description?: string | null;

  @Described({ description: 'Enabling forgets why it was disabled; disabling abandons its pending deliveries.' })
  @IsOptional()
  @IsIn(['enabled', 'disabled'])
  readonly status?: 'enabled' | 'disabled' | null;

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

/** In a request null means that a field is omitted. Only `api_version` can be null, which removes the pinned version. */
export function webhookEndpointAmendment(request: UpdateWebhookEndpointRequest): WebhookEndpointAmendment {
  return {
    url: request.url ?? undefined,
    enabledEvents: request.enabled_events ?? undefined,
    description: request.description ?? undefined,
    status: request.status ?? undefined,
    metadata: request.metadata ?? undefined,
    apiVersion: request.api_version,
  };
}
