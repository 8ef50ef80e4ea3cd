import { ArrayNotEmpty, IsArray, IsIn, IsObject, IsOptional, IsString } from 'class-validator';

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
  @IsString()
  readonly expires_at?: string | null;

  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, unknown>;
}
