import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, IsObject, IsOptional, IsString } from 'class-validator';
import { IsAddressBlock } from './is-address-block.ts';

export class CreateApiKeyRequest {
  @IsString()
  readonly name: string;

  @IsOptional()
  @IsIn(['sk', 'pk'])
  readonly prefix_type?: 'sk' | 'pk';

  @IsArray()
  @ArrayNotEmpty()
  @IsString({ each: true })
  readonly scopes: string[];

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @IsAddressBlock({ each: true })
  readonly allowed_ips?: string[] | null;

  @IsOptional()
  @IsString()
  readonly expires_at?: string | null;

  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, unknown>;
}
