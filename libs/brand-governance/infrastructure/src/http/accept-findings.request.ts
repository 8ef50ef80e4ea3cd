import {
  type Acceptance,
  MAX_REASON,
  MAX_SUPPRESSIONS,
  ParameterInvalid,
  ParameterMissing,
  SUPPRESSION_SCOPES,
  type SuppressionScope,
} from '@livery/brand-governance-domain';
import { Described, parseInstant } from '@livery/requests';
import { ArrayNotEmpty, IsArray, IsBoolean, IsIn, IsOptional, IsString } from 'class-validator';

export class AcceptFindingsRequest {
  @Described({
    // The findings that are left out of a check with too many are one more finding.
    maxItems: MAX_SUPPRESSIONS + 1,
    items: { maxLength: 40 },
    description: 'The ids of the findings of the check that are accepted. Send these or `all`.',
  })
  @IsOptional()
  @IsArray()
  @ArrayNotEmpty()
  @IsString({ each: true })
  readonly finding_ids?: string[] | null;

  @Described({
    description: 'Whether all findings of the check are accepted. Send this or `finding_ids`.',
    examples: [true],
  })
  @IsOptional()
  @IsBoolean()
  readonly all?: boolean | null;

  @Described({
    minLength: 1,
    maxLength: MAX_REASON,
    description: 'Why the findings are accepted. Reports show it.',
    examples: ['Agreed with the brand team.'],
  })
  @IsString()
  readonly reason: string;

  @Described({
    format: 'date-time',
    description:
      'From when the findings are reported again. It must be in the future and have a UTC offset. If you leave it out, the acceptance does not end.',
  })
  @IsOptional()
  @IsString()
  readonly expires_at?: string | null;

  @Described({
    description:
      'For which later checks the findings are accepted: those of the same bytes (`content`, the default), or those with the same `document`.',
    examples: ['content'],
  })
  @IsOptional()
  @IsIn(SUPPRESSION_SCOPES)
  readonly scope?: SuppressionScope | null;
}

/** @throws ParameterMissing `finding_ids`; ParameterInvalid `all` if both are given, `expires_at` */
export function acceptance({ finding_ids, all, reason, expires_at, scope }: AcceptFindingsRequest): Acceptance {
  const findingIds = finding_ids ?? null;
  if (findingIds === null && all !== true) {
    throw new ParameterMissing('finding_ids', 'Say which findings are accepted: send their ids, or all as true.');
  }
  if (findingIds !== null && all === true) {
    throw new ParameterInvalid('all', 'Send finding_ids or all, not both.');
  }
  const expiresAt = expires_at === null || expires_at === undefined ? null : parseInstant('expires_at', expires_at);
  return { findingIds, scope: scope ?? 'content', reason, expiresAt };
}
