import { DOCUMENT_FORMATS, type DocumentFormat } from '@livery/brand-governance-domain';
import { CreatedListQuery } from '@livery/http';
import { DomainError, parseActorId } from '@livery/kernel';
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

  @Described({
    minLength: 1,
    maxLength: 200,
    description: 'Returns only checks with this text in their `filename`, whatever its case.',
    examples: ['quarterly'],
  })
  @IsOptional()
  @IsString()
  readonly q?: string;

  @Described({
    type: 'string',
    pattern: '^(key|oa_app|user)_[0-9A-Za-z]{22}$',
    description: 'Returns only checks of documents that this API key, OAuth application or user sent.',
    examples: ['key_0350tEyI3ThR2kZQtU0Oni'],
  })
  @IsOptional()
  @IsString()
  readonly created_by?: string;
}

/**
 * The UUID of the actor whose checks are wanted. Null: those of everybody.
 * @throws DomainError `parameter_invalid` if the text is not the id of an actor
 */
export function creatorOf({ created_by }: ListBrandChecksQuery): string | null {
  if (created_by === undefined) return null;
  const actor = parseActorId(created_by);
  if (actor !== undefined) return actor.id;
  const message = 'created_by must be the id of an API key, an OAuth application or a user.';
  throw new DomainError('invalid', 'parameter_invalid', message, { param: 'created_by' });
}
