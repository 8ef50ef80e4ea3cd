import type { BrandCheckFix, FixDecline, FixSummary } from '@livery/brand-governance-domain';
import type { ActorColumns } from '@livery/persistence';
import { EntitySchema } from 'typeorm';

/** The type and the location of the finding are missing in older rows. */
type StoredDecline = Pick<FixDecline, 'finding' | 'reason'> & Partial<FixDecline>;

export interface BrandCheckFixRow extends ActorColumns {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly source_check_id: string;
  readonly brand_check_id: string;
  readonly fixed: number;
  readonly remaining: number;
  readonly fixed_findings: FixSummary['fixedFindings'];
  readonly changes: FixSummary['changes'];
  readonly declined: readonly StoredDecline[];
  readonly file: BrandCheckFix['file'];
  readonly created: Date;
}

export const BrandCheckFixRowSchema = new EntitySchema<BrandCheckFixRow>({
  name: 'brand_check_fix',
  schema: 'brand_governance',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    id: { type: 'uuid', primary: true },
    source_check_id: { type: 'uuid' },
    brand_check_id: { type: 'uuid' },
    fixed: { type: 'integer' },
    remaining: { type: 'integer' },
    fixed_findings: { type: 'jsonb' },
    changes: { type: 'jsonb' },
    declined: { type: 'jsonb' },
    file: { type: 'jsonb' },
    created_by_kind: { type: 'text', nullable: true },
    created_by_id: { type: 'uuid', nullable: true },
    created: { type: 'timestamptz' },
  },
});
