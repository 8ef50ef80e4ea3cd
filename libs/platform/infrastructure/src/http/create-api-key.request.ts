import { ArrayNotEmpty, IsArray, IsIn, IsISO8601, IsObject, IsOptional, IsString, Length } from 'class-validator';

export class CreateApiKeyRequest {
  @IsString()
  @Length(1, 200)
  readonly name: string;

  @IsOptional()
  @IsIn(['sk', 'pk'])
  readonly prefix_type?: 'sk' | 'pk';

  @IsArray()
  @ArrayNotEmpty()
  @IsString({ each: true })
  readonly scopes: string[];

  @IsOptional()
  @IsISO8601({ strict: true })
  readonly expires_at?: string | null;

  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, unknown>;
}
