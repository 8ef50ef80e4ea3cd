import { FONT_ROLES, FONT_SCRIPTS, type FontChange, type FontDraft } from '@livery/brand-governance-domain';
import { metadataChangeSchema } from '@livery/kernel';
import { Described, READ_ONLY, ReadOnlyMembers } from '@livery/requests';
import { IsArray, IsBoolean, IsIn, IsInt, IsObject, IsOptional, IsString } from 'class-validator';

/** What a client says about a font beside its name. */
class FontMembers extends ReadOnlyMembers {
  @IsOptional()
  @IsIn(['font'])
  readonly object?: 'font' | null;

  @Described({ description: READ_ONLY })
  @IsOptional()
  @IsString()
  readonly content_type?: string | null;

  @Described({ description: READ_ONLY })
  @IsOptional()
  @IsInt()
  readonly size_bytes?: number | null;

  @Described({ description: READ_ONLY })
  @IsOptional()
  @IsString()
  readonly sha256?: string | null;

  @Described({ description: READ_ONLY })
  @IsOptional()
  @IsBoolean()
  readonly embeddable?: boolean | null;

  @Described({ description: READ_ONLY })
  @IsOptional()
  @IsString()
  readonly uploaded_by?: string | null;

  @Described({
    minLength: 1,
    maxLength: 200,
    description: 'The name of the typeface in documents. Default: `name`.',
  })
  @IsOptional()
  @IsString()
  readonly family?: string | null;

  @Described({ enum: ['normal', 'italic'], description: 'The style of the font. Default: `normal`.' })
  @IsOptional()
  @IsString()
  readonly style?: string | null;

  @Described({ minimum: 1, maximum: 1000, description: 'The weight of the font. Default: 400 (regular).' })
  @IsOptional()
  @IsInt()
  readonly weight?: number | null;

  @Described({ minItems: 1, items: { enum: FONT_ROLES }, description: 'What the font is used for. Default: `any`.' })
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  readonly roles?: string[] | null;

  @Described({
    minItems: 1,
    items: { enum: FONT_SCRIPTS },
    description:
      'The scripts that the font is used for: Latin (`latin`), East Asian (`ea`) and complex scripts (`cs`). Default: all.',
  })
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  readonly scripts?: string[] | null;

  @Described({
    maxItems: 20,
    items: { minLength: 1, maxLength: 200 },
    description: 'The fonts to use if this font is missing, best first.',
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

/** The members of a request as JSON, which also may repeat the members of the font that a client cannot change. */
class FontRecordMembers extends FontMembers {
  @Described({ description: READ_ONLY })
  @IsOptional()
  @IsString()
  readonly id?: string | null;

  @Described({ description: READ_ONLY })
  @IsOptional()
  @IsString()
  readonly filename?: string | null;
}

export class FontRequest extends FontRecordMembers {
  @Described({ minLength: 1, maxLength: 200, description: 'The name of the font.', examples: ['Inter'] })
  @IsString()
  readonly name: string;
}

export class UpdateFontRequest extends FontRecordMembers {
  @Described({ minLength: 1, maxLength: 200, description: 'The name of the font.', examples: ['Inter'] })
  @IsOptional()
  @IsString()
  readonly name?: string | null;
}

export class CreateFontRequest extends FontMembers {
  @Described({
    minLength: 1,
    maxLength: 200,
    description: 'The name of the font. It is required, unless you send a file that names it.',
    examples: ['Inter'],
  })
  @IsOptional()
  @IsString()
  readonly name?: string | null;

  @Described({ minLength: 1, maxLength: 255, description: 'The name of the file, if it is sent in a form.' })
  @IsOptional()
  @IsString()
  readonly filename?: string | null;
}

/** The schema of a font file as a form. */
export const FONT_FORM = {
  title: 'FontForm',
  type: 'object',
  properties: {
    file: {
      type: 'string',
      contentMediaType: 'application/octet-stream',
      description: 'The font: TrueType, OpenType or WOFF 2.0, of at most 10 MiB.',
    },
    filename: { type: 'string', minLength: 1, maxLength: 255, examples: ['Inter-Regular.woff2'] },
    name: { type: 'string', minLength: 1, maxLength: 200, description: 'Default: as the file says.' },
    family: { type: 'string', minLength: 1, maxLength: 200, description: 'Default: as the file says.' },
    style: { enum: ['normal', 'italic'], description: 'Default: as the file says.' },
    weight: { type: 'string', description: 'A number from 1 to 1000. Default: as the file says.', examples: ['400'] },
    roles: { type: 'string', description: 'The text of a JSON array of strings.', examples: ['["body"]'] },
    scripts: {
      type: 'string',
      description: 'The text of a JSON array of strings. Default: as the file says.',
      examples: ['["latin"]'],
    },
    fallbacks: { type: 'string', description: 'The text of a JSON array of strings.', examples: ['["Arial"]'] },
    metadata: { type: 'string', description: 'The text of a JSON object of strings.', examples: ['{"licence":"OFL"}'] },
  },
  required: ['file'],
  additionalProperties: false,
} as const;

/** Makes a draft of the request. Null means left out, as everywhere in a request. */
export function fontDraft(request: FontRequest): Omit<FontDraft, 'file' | 'uploadedBy'> {
  return { name: request.name, ...draftMembers(request) };
}

/** Makes a change of the request. */
export function fontChange(request: UpdateFontRequest): FontChange {
  const { name } = request;
  return { ...draftMembers(request), ...(typeof name === 'string' && { name }) };
}

function draftMembers(request: FontMembers) {
  return {
    family: request.family,
    style: request.style ?? undefined,
    weight: request.weight ?? undefined,
    roles: request.roles ?? undefined,
    scripts: request.scripts ?? undefined,
    fallbacks: request.fallbacks ?? undefined,
    metadata: request.metadata ?? undefined,
  };
}
