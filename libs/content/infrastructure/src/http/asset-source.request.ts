import { applyDecorators } from '@nestjs/common';
import type { AssetSource } from '@livery/content-application';
import { fileMissing } from '@livery/content-domain';
import { type SpooledFile } from '@livery/http';
import { parsePublicId } from '@livery/kernel';
import { Described } from '@livery/requests';
import { IsOptional, IsString } from 'class-validator';
import { fileMissingInForm } from './file-missing-in-form.ts';

/** Declares the member `file` of a request: the id of a file that was uploaded before. */
export function UploadedFileId(): PropertyDecorator {
  const description = {
    pattern: '^file_[0-9A-Za-z]{22}$',
    description: 'A file that was uploaded before. In a form, send the file itself.',
    examples: ['file_0350tEyI3TinjRDFnAplkv'],
  };
  return applyDecorators(Described(description), IsOptional(), IsString());
}

/** Declares the member `filename` of a request: the name that a form gives to its file. */
export function UploadFilename(): PropertyDecorator {
  const description = { minLength: 1, maxLength: 255, description: 'The name of the file, if it is sent in a form.' };
  return applyDecorators(Described(description), IsOptional(), IsString());
}

/** The schema of `filename` in a form. */
export const filenamePartSchema = {
  type: 'string',
  minLength: 1,
  maxLength: 255,
  examples: ['harbour-at-dawn.png'],
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
