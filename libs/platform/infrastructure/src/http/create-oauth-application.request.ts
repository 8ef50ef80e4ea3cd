import { metadataChangeSchema, scopeSchema } from '@livery/kernel';
import { Described } from '@livery/requests';
import { ArrayNotEmpty, IsArray, IsInt, IsObject, IsOptional, IsString } from 'class-validator';

export class CreateOAuthApplicationRequest {
  @Described({ minLength: 1, maxLength: 200, description: 'The name of the program.', examples: ['Deck linter'] })
  @IsString()
  readonly name: string;

  @Described({ maxLength: 1_000, description: 'What the program is used for.' })
  @IsOptional()
  @IsString()
  readonly description?: string | null;

  @Described({
    items: scopeSchema,
    description: 'All scopes that its tokens can have. The caller must have each of them.',
    examples: [['brand:checks:write']],
  })
  @IsArray()
  @ArrayNotEmpty()
  @IsString({ each: true })
  readonly requested_scopes: string[];

  @Described({
    minimum: 300,
    maximum: 86_400,
    description: 'The lifetime of a token in seconds. Default: 3,600 (one hour).',
  })
  @IsOptional()
  @IsInt()
  readonly token_lifetime?: number | null;

  @Described(metadataChangeSchema)
  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, unknown> | null;
}
