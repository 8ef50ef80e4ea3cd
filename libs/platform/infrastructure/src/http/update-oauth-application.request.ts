import { ArrayNotEmpty, IsArray, IsInt, IsObject, IsOptional, IsString, Length } from 'class-validator';

export class UpdateOAuthApplicationRequest {
  @IsOptional()
  @IsString()
  readonly name?: string | null;

  /** null takes the description away. */
  @IsOptional()
  @IsString()
  @Length(0, 1_000)
  readonly description?: string | null;

  @IsOptional()
  @IsArray()
  @ArrayNotEmpty()
  @IsString({ each: true })
  readonly requested_scopes?: string[] | null;

  @IsOptional()
  @IsInt()
  readonly token_lifetime?: number | null;

  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, unknown> | null;
}
