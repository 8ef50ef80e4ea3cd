import type { AssetSource } from '@livery/content-application';
import { fileMissing } from '@livery/content-domain';
import { Described, type SpooledFile } from '@livery/http';
import { parsePublicId } from '@livery/kernel';
import { IsOptional, IsString } from 'class-validator';
import { fileMissingInForm } from './file-missing-in-form.ts';
import { LibraryAssetDraftRequest } from './library-asset-draft.request.ts';
import { filePartSchema } from './upload-body.ts';

export class CreateLibraryAssetRequest extends LibraryAssetDraftRequest {
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
}

/** The schema of the same as a form. */
export const LIBRARY_ASSET_FORM = {
  title: 'LibraryAssetForm',
  type: 'object',
  properties: {
    file: filePartSchema,
    filename: { type: 'string', minLength: 1, maxLength: 255, examples: ['harbour-at-dawn.png'] },
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

/**
 * Where the bytes of an asset come from.
 * @param upload the file of the form; null if the request is JSON
 * @throws DomainError `parameter_missing`, `resource_missing` for an id of no file
 */
export function assetSource(
  { file, filename }: { readonly file?: string | null; readonly filename?: string | null },
  upload: SpooledFile | null,
): AssetSource {
  if (upload !== null) return { upload, filename: filename ?? undefined };
  if (file === undefined || file === null) throw fileMissingInForm();
  const fileId = parsePublicId('file', file);
  if (fileId === undefined) throw fileMissing();
  return { fileId };
}
