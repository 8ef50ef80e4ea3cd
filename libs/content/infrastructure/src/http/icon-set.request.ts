import type { IconSetDraft } from '@livery/content-domain';
import { Described } from '@livery/requests';
import { IsIn, IsOptional, IsString } from 'class-validator';

const SLUG = {
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  minLength: 1,
  maxLength: 100,
} as const;

/** What a caller says about a set, new or present. */
class IconSetDraftRequest {
  @Described({ ...SLUG, description: 'A short name, which no other set has, such as `outline-icons`.' })
  @IsOptional()
  @IsString()
  readonly slug?: string | null;

  @Described({ maxLength: 2000, description: 'What the icons are for.' })
  @IsOptional()
  @IsString()
  readonly description?: string | null;

  @Described({ maxLength: 60, description: 'The style in your words.', examples: ['outline'] })
  @IsOptional()
  @IsString()
  readonly style?: string | null;

  @Described({ maxLength: 200, description: 'Under which terms the icons may be used.', examples: ['CC BY 4.0'] })
  @IsOptional()
  @IsString()
  readonly licence?: string | null;
}

export class CreateIconSetRequest extends IconSetDraftRequest {
  @Described({ minLength: 1, maxLength: 200, description: 'The name of the set.', examples: ['Outline icons'] })
  @IsString()
  readonly name: string;
}

export class UpdateIconSetRequest extends IconSetDraftRequest {
  @Described({ minLength: 1, maxLength: 200, description: 'The new name.', examples: ['Line icons'] })
  @IsOptional()
  @IsString()
  readonly name?: string | null;
}

export class DeleteIconSetQuery {
  @Described({ description: 'Whether the icons of the set are deleted, too. Default: false.' })
  @IsOptional()
  @IsIn(['true', 'false'])
  readonly recursive?: 'true' | 'false';
}

/** Nothing about a set can be null. */
export function iconSetDraft({ name, slug, description, style, licence }: UpdateIconSetRequest): IconSetDraft {
  return {
    name: name ?? undefined,
    slug: slug ?? undefined,
    description: description ?? undefined,
    style: style ?? undefined,
    licence: licence ?? undefined,
  };
}
