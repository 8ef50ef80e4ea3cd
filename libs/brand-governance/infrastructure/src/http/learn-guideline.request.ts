import { DOCUMENT_FORMATS, type DocumentFormat } from '@livery/brand-governance-domain';
import { TransferableFile } from '@livery/file-transfer';
import { Described } from '@livery/requests';
import { Expose, Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInstance, IsOptional, IsString, Matches } from 'class-validator';
import { MAX_FILE_SIZE } from './document-body.ts';
import { EXAMPLE_DECK } from './example-deck.ts';
import { APPLY_DESCRIPTION } from './learn-guideline-body.ts';

export class LearnGuidelineRequest {
  @Described({
    description: 'The type of the template: `pptx` for .potx and .pptx, `docx` for .dotx and .docx.',
    examples: ['pptx'],
  })
  @IsIn(DOCUMENT_FORMATS)
  readonly content_type: DocumentFormat;

  /** The decoded template, declared as a flag, so that the transformer does not copy it (see `RunBrandCheckRequest`). */
  @Described({
    type: 'string',
    contentEncoding: 'base64',
    description: `The template in base64. The decoded template can have at most ${MAX_FILE_SIZE}.`,
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
    description: 'The name of the file. It is shown in the draft.',
    examples: ['northwind.potx'],
  })
  @IsOptional()
  @IsString()
  @Matches(/^[^\p{Cc}\p{Cs}]*$/u, { message: '$property must be a name without control characters' })
  readonly filename?: string | null;

  @Described({ default: false, description: APPLY_DESCRIPTION, examples: [false] })
  @IsOptional()
  @IsBoolean()
  readonly apply?: boolean | null;
}
