import { DOCUMENT_FORMATS, type DocumentFormat } from '@livery/brand-governance-domain';
import { CreatedListQuery } from '@livery/http';
import { IsIn, IsOptional } from 'class-validator';

const STATUSES = ['pending', 'completed', 'failed'] as const;

export class ListBrandChecksQuery extends CreatedListQuery {
  @IsOptional()
  @IsIn(STATUSES)
  readonly status?: (typeof STATUSES)[number];

  @IsOptional()
  @IsIn(DOCUMENT_FORMATS)
  readonly content_type?: DocumentFormat;
}
