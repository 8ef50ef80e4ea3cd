import { baselineMissing } from '@livery/brand-governance-application';
import { DOCUMENT_FORMATS, type DocumentFormat } from '@livery/brand-governance-domain';
import type { TransferableFile } from '@livery/file-transfer';
import { metadataChangeSchema, parsePublicId } from '@livery/kernel';
import { Described } from '@livery/requests';
import { IsBoolean, IsIn, IsObject, IsOptional, IsString } from 'class-validator';
import { BASELINE, DOCUMENT_DESCRIPTION } from './brand-check-body.ts';
import { FileInBase64, Filename, OptionalName } from './document-members.ts';
import { DOCUMENT_NAME } from './document-name.ts';

export class RunBrandCheckRequest {
  @Described({ description: 'The type of the document.', examples: ['pptx'] })
  @IsIn(DOCUMENT_FORMATS)
  readonly content_type: DocumentFormat;

  @FileInBase64('document')
  readonly content_base64: TransferableFile;

  @Filename('record', 'quarterly-review.pptx')
  readonly filename?: string | null;

  @Described({
    default: true,
    description:
      'Whether the document is kept after the check, so that its report has pictures. It is deleted after 30 days, or with `DELETE /brand_checks/{id}/document`. The document of a check that fails is not kept.',
    examples: [true],
  })
  @IsOptional()
  @IsBoolean()
  readonly keep?: boolean | null;

  @OptionalName({ ...DOCUMENT_NAME, description: DOCUMENT_DESCRIPTION, examples: ['reviews/quarterly'] })
  readonly document?: string | null;

  @Described({ pattern: BASELINE.pattern, description: BASELINE.description })
  @IsOptional()
  @IsString()
  readonly baseline?: string | null;

  @Described(metadataChangeSchema)
  @IsOptional()
  @IsObject()
  readonly metadata?: Record<string, unknown> | null;
}

/**
 * The UUID of the check that a request names as its baseline; null if it names none.
 * @throws ParameterInvalid for what is no id of a check
 */
export function baselineId(baseline: string | null | undefined): string | null {
  if (baseline === null || baseline === undefined) return null;
  const id = parsePublicId('brand_check', baseline);
  if (id === undefined) throw baselineMissing();
  return id;
}
