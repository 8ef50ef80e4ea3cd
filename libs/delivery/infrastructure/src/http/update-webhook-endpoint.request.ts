import type { WebhookEndpointAmendment } from '@livery/delivery-domain';
import { metadataChangeSchema } from '@livery/kernel';
import { Described } from '@livery/requests';
import { IsArray, IsIn, IsInt, IsObject, IsOptional, IsString } from 'class-validator';

export class UpdateWebhookEndpointRequest {
  @Described({
    description:
      'The URL that events are delivered to. It must use https, or http in test mode. Its address must be public. It must not contain credentials or a fragment.',
    examples: ['https://example.com/hooks'],
  })
  @IsOptional()
  @IsString()
  readonly url?: string | null;

  @Described({
    minItems: 1,
    maxItems: 100,
    description:
      'The event types to deliver: names of types, `prefix.*` for all types that begin with the prefix, or `*` for all types.',
    examples: [['brand.check.*']],
  })
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  readonly enabled_events?: string[] | null;

  @Described({ maxLength: 500, description: 'What the endpoint is used for.' })
  @IsOptional()
  @IsString()
  readonly description?: string | null;

  @Described({
    description: 'Enabling clears `disabled_reason` and `failing_since`. Disabling abandons the pending deliveries.',
  })
  @IsOptional()
  @IsIn(['enabled', 'disabled'])
  readonly status?: 'enabled' | 'disabled' | null;

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

/** In a request null means that a field is omitted. Only `api_version` and `max_in_flight` can be null, which removes them. */
export function webhookEndpointAmendment(request: UpdateWebhookEndpointRequest): WebhookEndpointAmendment {
  return {
    url: request.url ?? undefined,
    enabledEvents: request.enabled_events ?? undefined,
    description: request.description ?? undefined,
    status: request.status ?? undefined,
    metadata: request.metadata ?? undefined,
    apiVersion: request.api_version,
    maxInFlight: request.max_in_flight,
  };
}
