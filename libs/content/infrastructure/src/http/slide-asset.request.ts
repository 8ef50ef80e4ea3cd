import { fileMissing, MAX_SLIDES } from '@livery/content-domain';
import { OffsetListQuery } from '@livery/http';
import { parsePublicId } from '@livery/kernel';
import { APPROVAL_STATUSES, type ApprovalStatus } from '@livery/content-domain';
import { Described } from '@livery/requests';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, IsString, Min } from 'class-validator';
import { filenamePartSchema, UploadedFileId, UploadFilename } from './asset-source.request.ts';
import { OwnedAssetDraftRequest } from './library-asset-draft.request.ts';
import { filePartSchema } from './upload-body.ts';

export class CreateSlideRequest extends OwnedAssetDraftRequest {
  @UploadedFileId()
  readonly file?: string | null;

  @UploadFilename()
  readonly filename?: string | null;
}

/** The schema of the same as a form. */
export const SLIDE_FORM = {
  title: 'SlideAssetForm',
  type: 'object',
  properties: {
    file: filePartSchema,
    filename: filenamePartSchema,
    name: { type: 'string', minLength: 1, maxLength: 200, examples: ['Our plan'] },
    description: { type: 'string', maxLength: 2000 },
    tags: { type: 'string', description: 'The text of a JSON array of strings.', examples: ['["strategy"]'] },
    folder: { type: 'string', pattern: '^fold_[0-9A-Za-z]{22}$' },
  },
  required: ['file'],
  additionalProperties: false,
} as const;

const PLACES = `slides must be a list of 1 to ${MAX_SLIDES} whole numbers, each once, counted from 0`;

export class SplitPresentationRequest {
  @Described({
    pattern: '^file_[0-9A-Za-z]{22}$',
    description: 'The presentation: a file that was uploaded before, also one that is a version of an asset.',
    examples: ['file_0350tEyI3TinjRDFnAplkv'],
  })
  @IsString()
  readonly file: string;

  @Described({
    type: ['string', 'null'],
    pattern: '^fold_[0-9A-Za-z]{22}$',
    description: 'The folder of the slides. Null: no folder.',
  })
  @IsOptional()
  @IsString()
  readonly folder?: string | null;

  @Described({
    type: ['array', 'null'],
    maxItems: MAX_SLIDES,
    items: { type: 'integer', minimum: 0 },
    description: 'The slides that are wanted, by their places from 0. Default: all.',
    examples: [[0, 1, 4]],
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_SLIDES, { message: PLACES })
  @IsInt({ each: true, message: PLACES })
  @Min(0, { each: true, message: PLACES })
  readonly slides?: number[] | null;

  @Described({
    maxItems: 50,
    items: { minLength: 1, maxLength: 60 },
    description: 'The tags of the slides that are made.',
    examples: [['strategy']],
  })
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  readonly tags?: string[] | null;
}

/** @throws DomainError `resource_missing` for an id of no file */
export function fileId(file: string): string {
  const uuid = parsePublicId('file', file);
  if (uuid === undefined) throw fileMissing();
  return uuid;
}

export class ListSlideAssetsQuery extends OffsetListQuery {
  @Described({
    maxLength: 200,
    description:
      'Words that a slide has in its name, tags, description, text or notes, as in the search of library assets.',
    examples: ['plan nor'],
  })
  @IsOptional()
  @IsString()
  readonly q?: string;

  @Described({ pattern: '^fold_[0-9A-Za-z]{22}$', description: 'Returns only slides in this folder.' })
  @IsOptional()
  @IsString()
  readonly folder?: string;

  @Described({ description: 'Whether slides in folders below `folder` are returned, too. Default: false.' })
  @IsOptional()
  @IsIn(['true', 'false'])
  readonly recursive?: 'true' | 'false';

  @Described({ maxLength: 60, description: 'Returns only slides with this tag, whatever its case.' })
  @IsOptional()
  @IsString()
  readonly tag?: string;

  @Described({ description: 'Returns only slides whose assets have this status.' })
  @IsOptional()
  @IsIn(APPROVAL_STATUSES)
  readonly approval_status?: ApprovalStatus;

  @Described({
    pattern: '^file_[0-9A-Za-z]{22}$',
    description: 'Returns the slides of this file, in its order. It cannot be combined with the other filters.',
  })
  @IsOptional()
  @IsString()
  readonly source_file?: string;
}
