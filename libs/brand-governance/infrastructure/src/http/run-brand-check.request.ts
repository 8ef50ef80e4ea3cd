import { baselineMissing } from '@livery/brand-governance-application';
import { DOCUMENT_FORMATS, type DocumentFormat } from '@livery/brand-governance-domain';
import { TransferableFile } from '@livery/file-transfer';
import { metadataChangeSchema, parsePublicId } from '@livery/kernel';
import { Described } from '@livery/requests';
import { Expose, Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInstance, IsObject, IsOptional, IsString, Matches } from 'class-validator';
import { EXAMPLE_DECK } from './example-deck.ts';
import { BASELINE, DOCUMENT_DESCRIPTION } from './brand-check-body.ts';
import { MAX_FILE_SIZE } from './document-body.ts';
import { DOCUMENT_NAME } from './document-name.ts';

export class RunBrandCheckRequest {
  @Described({ description: 'The type of the document.', examples: ['pptx'] })
  @IsIn(DOCUMENT_FORMATS)
  readonly content_type: DocumentFormat;

  /**
   * The decoded document. The transformer would copy it member by member, so it is declared as a flag, and the document itself
   * is set afterwards.
   */
  @Described({
    type: 'string',
    contentEncoding: 'base64',
    description: `The document in base64. The decoded document can have at most ${MAX_FILE_SIZE}.`,
    examples: [EXAMPLE_DECK],
  })
  @Expose({ name: 'content' })
  @Type(() => Boolean)
  @Transform(({ obj }: { readonly obj: { readonly content?: unknown } }) => obj.content)
  @IsInstance(TransferableFile)
  readonly content_base64: TransferableFile;

  @Described({
    minLength: 1,
    maxLength: 255,
    // Unlike the expression below, one that every language reads.
    pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f]*$',
    description: 'The name of the file. It is shown in the record.',
    examples: ['quarterly-review.pptx'],
  })
  @IsOptional()
  @IsString()
  @Matches(/^[^\p{Cc}\p{Cs}]*$/u, { message: '$property must be a name without control characters' })
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

  @Described({ ...DOCUMENT_NAME, description: DOCUMENT_DESCRIPTION, examples: ['reviews/quarterly'] })
  @IsOptional()
  @IsString()
  @Matches(/^[^\p{Cc}\p{Cs}]*$/u, { message: '$property must be a name without control characters' })
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
