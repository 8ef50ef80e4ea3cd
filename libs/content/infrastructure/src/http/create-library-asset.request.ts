import { filenamePartSchema, UploadedFileId, UploadFilename } from './asset-source.request.ts';
import { LibraryAssetDraftRequest } from './library-asset-draft.request.ts';
import { filePartSchema } from './upload-body.ts';

export class CreateLibraryAssetRequest extends LibraryAssetDraftRequest {
  @UploadedFileId()
  readonly file?: string | null;

  @UploadFilename()
  readonly filename?: string | null;
}

/** The schema of the same as a form. */
export const LIBRARY_ASSET_FORM = {
  title: 'LibraryAssetForm',
  type: 'object',
  properties: {
    file: filePartSchema,
    filename: filenamePartSchema,
    name: { type: 'string', minLength: 1, maxLength: 200, examples: ['Harbour at dawn'] },
    description: { type: 'string', maxLength: 2000 },
    tags: { type: 'string', description: 'The text of a JSON array of strings.', examples: ['["harbour","hero"]'] },
    folder: { type: 'string', pattern: '^fold_[0-9A-Za-z]{22}$' },
    metadata: { type: 'string', description: 'The text of a JSON object of strings.', examples: ['{"team":"design"}'] },
    available_from: { type: 'string', format: 'date-time' },
    available_until: { type: 'string', format: 'date-time' },
  },
  required: ['file'],
  additionalProperties: false,
} as const;
