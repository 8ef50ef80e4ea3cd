import { FIX_PLACES, type FixPlace, type FixRequest } from '@livery/brand-governance-domain';
import { Described } from '@livery/requests';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsBoolean, IsIn, IsOptional, IsString } from 'class-validator';

/** The findings of a check and one that says how many are left out. */
const MAX_FINDINGS = 10_001;

export class FixBrandCheckRequest {
  @Described({
    maxItems: MAX_FINDINGS,
    items: { maxLength: 40 },
    description:
      'The ids of the findings that are fixed. If you leave them out, all findings are fixed whose `auto_fixable` is true and that were not accepted, except by removals.',
  })
  @IsOptional()
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_FINDINGS)
  @IsString({ each: true })
  readonly finding_ids?: string[] | null;

  @Described({
    description:
      'What is fixed beside the values: `removals` also removes hidden slides, notes, comments, personal data, macros and embedded files that a rule forbids. Without it, only what `finding_ids` names is removed.',
    examples: [['removals']],
  })
  @IsOptional()
  @IsArray()
  @IsIn(['removals'], { each: true })
  readonly include?: 'removals'[] | null;

  @Described({
    default: 'cause',
    description:
      'Where a value is changed: where it is set for all its uses, such as a layout, a style or the theme (`cause`), or at each place that the finding names (`location`).',
    examples: ['cause'],
  })
  @IsOptional()
  @IsIn(FIX_PLACES)
  readonly at?: FixPlace | null;

  @Described({
    default: false,
    description: 'Whether the fix is only tried: nothing is stored, and `id`, `brand_check` and `file` are null.',
    examples: [false],
  })
  @IsOptional()
  @IsBoolean()
  readonly dry_run?: boolean | null;

  @Described({
    default: false,
    description: 'Whether digital signatures are removed. They would be invalid after any change.',
    examples: [false],
  })
  @IsOptional()
  @IsBoolean()
  readonly drop_signatures?: boolean | null;
}

export function fixRequest({
  finding_ids,
  include,
  at,
  drop_signatures,
}: FixBrandCheckRequest): Omit<FixRequest, 'acceptedIds'> {
  return {
    findingIds: finding_ids ?? null,
    removals: include?.includes('removals') ?? false,
    at: at ?? 'cause',
    dropSignatures: drop_signatures ?? false,
  };
}
