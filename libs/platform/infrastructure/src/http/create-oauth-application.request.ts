import { Described } from '@livery/http';
import { metadataChangeSchema, scopeSchema } from '@livery/kernel';
import { ArrayNotEmpty, IsArray, IsInt, IsObject, IsOptional, IsString } from 'class-validator';

export class CreateOAuthApplicationRequest {
  @Described({ minLength: 1, maxLength: 200, description: 'What the program is called.', examples: ['Deck linter'] })
  @IsString()
  readonly name: string;

  @Described({ maxLength: 1_000, description: 'What it is for.' })
  @IsOptional()
  @IsString()
  readonly description?: string | null;

  @Described({
    items: scopeSchema,
    description: 'The most that its tokens may do; each must be held by the caller.',
    examples: [['brand:checks:write']],
  })
  @IsArray()
  @ArrayNotEmpty()
  @IsString({ each: true })
  readonly requested_scopes: string[];

  @Described({ minimum: 300, maximum: 86_400, description: 'Seconds for which a token lives; an hour, when left out.' })
  @IsOptional()
  @IsInt()
  readonly token_lifetime?: number | null;

  @Described(metadataChangeSchema)
  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, unknown> | null;
}
