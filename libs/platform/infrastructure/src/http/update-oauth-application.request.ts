import { metadataChangeSchema, scopeSchema } from '@livery/kernel';
import { Described } from '@livery/requests';
import { ArrayNotEmpty, IsArray, IsInt, IsObject, IsOptional, IsString } from 'class-validator';

export class UpdateOAuthApplicationRequest {
  @Described({ minLength: 1, maxLength: 200, description: 'The name of the program.', examples: ['Deck linter'] })
  @IsOptional()
  @IsString()
  readonly name?: string | null;

  @Described({ maxLength: 1_000, description: 'What the program is used for. Null removes the text.' })
  @IsOptional()
  @IsString()
  readonly description?: string | null;

  @Described({
    items: scopeSchema,
    description: 'All scopes that its tokens can have after the change. The caller must have each of them.',
  })
  @IsOptional()
  @IsArray()
  @ArrayNotEmpty()
  @IsString({ each: true })
  readonly requested_scopes?: string[] | null;

  @Described({ minimum: 300, maximum: 86_400, description: 'The lifetime of a token in seconds.' })
  @IsOptional()
  @IsInt()
  readonly token_lifetime?: number | null;

  @Described(metadataChangeSchema)
  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, unknown> | null;
}
