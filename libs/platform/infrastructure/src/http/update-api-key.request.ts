import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsObject, IsOptional, IsString } from 'class-validator';
import { IsAddressBlock } from './is-address-block.ts';

export class UpdateApiKeyRequest {
  @IsOptional()
  @IsString()
  readonly name?: string | null;

  @IsOptional()
  @IsArray()
  @ArrayNotEmpty()
  @IsString({ each: true })
  readonly scopes?: string[] | null;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @IsAddressBlock({ each: true })
  readonly allowed_ips?: string[] | null;

  /** null takes the expiry away. */
  @IsOptional()
  @IsString()
  readonly expires_at?: string | null;

  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, unknown> | null;
}
