import type { WebhookEndpointAmendment } from '@livery/delivery-domain';
import { IsArray, IsIn, IsObject, IsOptional, IsString } from 'class-validator';

export class UpdateWebhookEndpointRequest {
  @IsOptional()
  @IsString()
  readonly url?: string | null;

  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  readonly enabled_events?: string[] | null;

  @IsOptional()
  @IsString()
  readonly description?: string | null;

  @IsOptional()
  @IsIn(['enabled', 'disabled'])
  readonly status?: 'enabled' | 'disabled' | null;

  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, unknown> | null;

  @IsOptional()
  @IsString()
  readonly api_version?: string | null;
}

/** Null means left out, as everywhere in a request; a version alone can be null, and then unpins. */
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
