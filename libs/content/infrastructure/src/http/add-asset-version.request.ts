import { Described } from '@livery/http';
import { IsOptional, IsString } from 'class-validator';
import { filePartSchema } from './upload-body.ts';

const MAX_NOTE = 500;

export class AddAssetVersionRequest {
  @Described({
    pattern: '^file_[0-9A-Za-z]{22}$',
    description: 'A file that was uploaded before. In a form, send the file itself.',
    examples: ['file_0350tEyI3TinjRDFnAplkv'],
  })
  @IsOptional()
  @IsString()
  readonly file?: string | null;

  @Described({ minLength: 1, maxLength: 255, description: 'The name of the file, if it is sent in a form.' })
  @IsOptional()
  @IsString()
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
    filename: { type: 'string', minLength: 1, maxLength: 255, examples: ['harbour-at-dawn.png'] },
    note: { type: 'string', maxLength: MAX_NOTE, examples: ['Brighter sky'] },
  },
  required: ['file'],
  additionalProperties: false,
} as const;
