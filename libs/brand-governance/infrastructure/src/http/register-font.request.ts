import { FONT_ROLES, FONT_SCRIPTS, type FontDraft } from '@livery/brand-governance-domain';
import { Described } from '@livery/http';
import { metadataChangeSchema } from '@livery/kernel';
import { IsArray, IsInt, IsObject, IsOptional, IsString } from 'class-validator';

export class RegisterFontRequest {
  @Described({ minLength: 1, maxLength: 200, description: 'What the font is called.', examples: ['Inter'] })
  @IsString()
  readonly name: string;

  @Described({
    minLength: 1,
    maxLength: 200,
    description: 'The typeface as documents write it; the name, when left out.',
  })
  @IsOptional()
  @IsString()
  readonly family?: string | null;

  @Described({ enum: ['normal', 'italic'], description: '`normal`, when left out.' })
  @IsOptional()
  @IsString()
  readonly style?: string | null;

  @Described({ minimum: 1, maximum: 1000, description: '400, regular, when left out.' })
  @IsOptional()
  @IsInt()
  readonly weight?: number | null;

  @Described({ minItems: 1, items: { enum: FONT_ROLES }, description: '`any`, when left out.' })
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  readonly roles?: string[] | null;

  @Described({
    minItems: 1,
    items: { enum: FONT_SCRIPTS },
    description: 'Latin, East Asian, complex scripts; all, when left out.',
  })
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  readonly scripts?: string[] | null;

  @Described({
    maxItems: 20,
    items: { minLength: 1, maxLength: 200 },
    description: 'Fonts to use where it is missing, best first.',
  })
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  readonly fallbacks?: string[] | null;

  @Described(metadataChangeSchema)
  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, unknown> | null;
}

/** Makes a draft of the request. Null means left out, as everywhere in a request. */
export function fontDraft(request: RegisterFontRequest): Omit<FontDraft, 'file' | 'uploadedBy'> {
  return {
    name: request.name,
    family: request.family,
    style: request.style ?? undefined,
    weight: request.weight ?? undefined,
    roles: request.roles ?? undefined,
    scripts: request.scripts ?? undefined,
    fallbacks: request.fallbacks ?? undefined,
    metadata: request.metadata ?? undefined,
  };
}
