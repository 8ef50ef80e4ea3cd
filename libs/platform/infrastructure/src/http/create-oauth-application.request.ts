import { ArrayNotEmpty, IsArray, IsInt, IsObject, IsOptional, IsString, Length } from 'class-validator';

export class CreateOAuthApplicationRequest {
  @IsString()
  @Length(1, 200)
  readonly name: string;

  @IsOptional()
  @IsString()
  @Length(0, 1_000)
  readonly description?: string | null;

  @IsArray()
  @ArrayNotEmpty()
  @IsString({ each: true })
  readonly requested_scopes: string[];

  @IsOptional()
  @IsInt()
  readonly token_lifetime?: number | null;

  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, unknown> | null;
}
