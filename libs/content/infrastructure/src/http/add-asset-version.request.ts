import { Described } from '@livery/requests';
import { IsOptional, IsString } from 'class-validator';
import { filenamePartSchema, UploadedFileId, UploadFilename } from './asset-source.request.ts';
import { filePartSchema } from './upload-body.ts';

const MAX_NOTE = 500;

export class AddAssetVersionRequest {
  @UploadedFileId()
  readonly file?: string | null;

  @UploadFilename()
  readonly filename?: string | null;

  @Described({ maxLength: MAX_NOTE, description: 'What changed.' })
  @IsOptional()
  @IsString()
  readonly note?: string | null;
}

/** The schema of the same as a form. */
export const ADD_VERSION_FORM = {
  title: 'AssetVersionForm',
  type: 'object',
  properties: {
    file: filePartSchema,
    filename: filenamePartSchema,
    note: { type: 'string', maxLength: MAX_NOTE, examples: ['Brighter sky'] },
  },
  required: ['file'],
  additionalProperties: false,
} as const;
