import { iconSetMissing } from '@livery/content-domain';
import { CreatedListQuery } from '@livery/http';
import { parsePublicId } from '@livery/kernel';
import { Described, ShownAs } from '@livery/requests';
import { IsArray, IsNumber, IsOptional, IsString } from 'class-validator';
import { UploadedFileId, UploadFilename } from './asset-source.request.ts';
import { MAX_ICON_SIZE } from './icon-style.ts';
import { filePartSchema } from './upload-body.ts';

const HEX = '#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})';
const SET_ID = '^iconset_[0-9A-Za-z]{22}$';

class IconDraftRequest {
  @Described({ minLength: 1, maxLength: 200, description: 'The name of the icon.', examples: ['Arrow left'] })
  @IsOptional()
  @IsString()
  readonly name?: string | null;

  @Described({
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    minLength: 1,
    maxLength: 100,
    description: 'A short name, which no other icon of the set has.',
    examples: ['arrow-left'],
  })
  @IsOptional()
  @IsString()
  readonly slug?: string | null;

  @Described({
    maxItems: 50,
    items: { minLength: 1, maxLength: 60 },
    description: 'Words by which the icon is found. They replace the present ones.',
    examples: [['arrow', 'navigation']],
  })
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  readonly tags?: string[] | null;

  @Described({
    type: ['string', 'null'],
    pattern: `^(?:currentColor|${HEX})$`,
    description: 'The colour in which the icon is served. Null: its own colours.',
    examples: ['#1A2B3C'],
  })
  @IsOptional()
  @IsString()
  readonly color?: string | null;

  @Described({
    type: ['string', 'null'],
    pattern: `^${HEX}$`,
    description: 'The first colour of the gradient in which the icon is served. It wins over `color`.',
  })
  @IsOptional()
  @IsString()
  readonly gradient_start?: string | null;

  @Described({ type: ['string', 'null'], pattern: `^${HEX}$`, description: 'The last colour of the gradient.' })
  @IsOptional()
  @IsString()
  readonly gradient_end?: string | null;

  @Described({
    type: ['number', 'null'],
    minimum: 0,
    maximum: 360,
    description: 'The direction of the gradient in degrees, clockwise. Default: 0, from left to right.',
  })
  @IsOptional()
  @IsNumber()
  readonly gradient_angle?: number | null;
}

export class CreateIconRequest extends IconDraftRequest {
  @UploadedFileId()
  readonly file?: string | null;

  @UploadFilename()
  readonly filename?: string | null;

  @Described({
    pattern: SET_ID,
    description: 'The set to which the icon is added.',
    examples: ['iconset_0350tEyI3TinjRDFnAplkv'],
  })
  @IsString()
  readonly set: string;
}

export class UpdateIconRequest extends IconDraftRequest {
  @Described({ pattern: SET_ID, description: 'The set into which the icon is moved.' })
  @IsOptional()
  @IsString()
  readonly set?: string | null;
}

export class ListIconsQuery extends CreatedListQuery {
  @Described({
    description:
      'Words that the icon must have in its name, tags or file name. The last one may be unfinished, unless a space follows it.',
    maxLength: 200,
    examples: ['arrow le'],
  })
  @IsOptional()
  @IsString()
  readonly q?: string;

  @Described({
    maxLength: 60,
    description: 'Returns only icons of sets with this style, whatever its case.',
    examples: ['outline'],
  })
  @IsOptional()
  @IsString()
  readonly style?: string;

  @Described({ pattern: SET_ID, description: 'Returns only icons of this set.' })
  @IsOptional()
  @IsString()
  readonly set?: string;

  @Described({ maxLength: 60, description: 'Returns only icons with this tag, whatever its case.' })
  @IsOptional()
  @IsString()
  readonly tag?: string;
}

export class IconSvgQuery {
  @Described({
    pattern: `^(?:currentColor|original|${HEX})$`,
    description:
      'The colour of everything in the icon that is painted, or `original` for its own colours. The `#` is written `%23` in a URL. Default: the colours that the icon has been given.',
    examples: ['#1A2B3C'],
  })
  @IsOptional()
  @IsString()
  readonly color?: string;

  @Described({
    type: 'string',
    pattern: '^[1-9][0-9]{0,3}$',
    description: 'The width and the height in pixels. Default: those of the icon.',
  })
  @ShownAs({ type: 'integer', minimum: 1, maximum: MAX_ICON_SIZE, examples: [48] })
  @IsOptional()
  @IsString()
  readonly size?: string;
}

/** The schema of a new icon as a form. */
export const ICON_FORM = {
  title: 'IconForm',
  type: 'object',
  properties: {
    file: { ...filePartSchema, description: 'The SVG, of at most 256 KiB.' },
    filename: { type: 'string', minLength: 1, maxLength: 255, examples: ['arrow-left.svg'] },
    set: { type: 'string', pattern: SET_ID, examples: ['iconset_0350tEyI3TinjRDFnAplkv'] },
    name: { type: 'string', minLength: 1, maxLength: 200 },
    slug: { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 100 },
    tags: { type: 'string', description: 'The text of a JSON array of strings.', examples: ['["arrow","navigation"]'] },
    color: { type: 'string', pattern: `^(?:currentColor|${HEX})$` },
    gradient_start: { type: 'string', pattern: `^${HEX}$` },
    gradient_end: { type: 'string', pattern: `^${HEX}$` },
    gradient_angle: { type: 'string', description: 'A number.', examples: ['45'] },
  },
  required: ['file', 'set'],
  additionalProperties: false,
} as const;

/** Only the colours can be null, which removes them. */
export function iconDraft(request: IconDraftRequest) {
  return {
    name: request.name ?? undefined,
    slug: request.slug ?? undefined,
    tags: request.tags ?? undefined,
    color: request.color,
    gradientStart: request.gradient_start,
    gradientEnd: request.gradient_end,
    gradientAngle: request.gradient_angle,
  };
}

/** The UUID of a set. @throws DomainError `resource_missing` for an id of no set */
export function iconSetId(id: string): string {
  const uuid = parsePublicId('iconset', id);
  if (uuid === undefined) throw iconSetMissing();
  return uuid;
}
