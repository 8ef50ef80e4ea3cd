import { IsArray, IsObject, IsOptional, IsString } from 'class-validator';

export class CreateWebhookEndpointRequest {
  @IsString()
  readonly url: string;

  @IsArray()
  @IsString({ each: true })
  readonly enabled_events: string[];

  @IsOptional()
  @IsString()
  readonly description?: string | null;

  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, unknown> | null;

  @IsOptional()
  @IsString()
  readonly api_version?: string | null;
}
