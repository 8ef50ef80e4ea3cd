import { Described } from '@livery/requests';
import { IsIn, IsOptional } from 'class-validator';
import { EXPORT_FORMATS, type ExportFormat } from '../icons/icon-exports.ts';
import { UploadedFileId, UploadFilename } from './asset-source.request.ts';
import { filePartSchema } from './upload-body.ts';

export class ImportIconsRequest {
  @UploadedFileId()
  readonly file?: string | null;

  @UploadFilename()
  readonly filename?: string | null;
}

/** The schema of the same as a form. */
export const IMPORT_FORM = {
  title: 'IconImportForm',
  type: 'object',
  properties: {
    file: { ...filePartSchema, description: 'A zip archive of SVG files or an IconifyJSON, of at most 50 MiB.' },
    filename: { type: 'string', minLength: 1, maxLength: 255, examples: ['icons.zip'] },
  },
  required: ['file'],
  additionalProperties: false,
} as const;

export class ExportIconsQuery {
  @Described({
    description: '`zip`: a file for each icon. `iconify`: IconifyJSON. `sprite`: one SVG with symbols. Default: `zip`.',
  })
  @IsOptional()
  @IsIn(EXPORT_FORMATS)
  readonly format?: ExportFormat;
}
