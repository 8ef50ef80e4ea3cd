import { DOCUMENT_FORMATS, type DocumentFormat } from '@livery/brand-governance-domain';
import type { TransferableFile } from '@livery/file-transfer';
import { Described } from '@livery/requests';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { FileInBase64, Filename } from './document-members.ts';
import { APPLY_DESCRIPTION } from './learn-guideline-body.ts';

export class LearnGuidelineRequest {
  @Described({
    description: 'The type of the template: `pptx` for .potx and .pptx, `docx` for .dotx and .docx.',
    examples: ['pptx'],
  })
  @IsIn(DOCUMENT_FORMATS)
  readonly content_type: DocumentFormat;

  @FileInBase64('template')
  readonly content_base64: TransferableFile;

  @Filename('draft', 'northwind.potx')
  readonly filename?: string | null;

  @Described({ default: false, description: APPLY_DESCRIPTION, examples: [false] })
  @IsOptional()
  @IsBoolean()
  readonly apply?: boolean | null;
}
