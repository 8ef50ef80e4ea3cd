import { DOCUMENT_FORMATS, type DocumentFormat } from '@livery/brand-governance-domain';
import { CreatedListQuery } from '@livery/http';
import { Described } from '@livery/requests';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { DOCUMENT_NAME } from './document-name.ts';

const STATUSES = ['pending', 'completed', 'failed'] as const;

export class ListBrandChecksQuery extends CreatedListQuery {
  @Described({ description: 'Returns only checks with this status.' })
  @IsOptional()
  @IsIn(STATUSES)
  readonly status?: (typeof STATUSES)[number];

  @Described({ description: 'Returns only checks of documents of this type.' })
  @IsOptional()
  @IsIn(DOCUMENT_FORMATS)
  readonly content_type?: DocumentFormat;

  @Described({ ...DOCUMENT_NAME, description: 'Returns only checks with this `document`.' })
  @IsOptional()
  @IsString()
  readonly document?: string;
}
