import type { SuppressionScope } from '@livery/brand-governance-domain';
import type { ActorColumns } from '@livery/persistence';
import { EntitySchema } from 'typeorm';

export interface SuppressionRow extends ActorColumns {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly scope: SuppressionScope;
  readonly key: string;
  readonly finding_id: string;
  readonly finding_type: string;
  readonly title: string;
  readonly occurrences: number;
  readonly reason: string;
  readonly expires_at: Date | null;
  readonly brand_check_id: string;
  readonly created: Date;
}

export const SuppressionRowSchema = new EntitySchema<SuppressionRow>({
  name: 'suppression',
  schema: 'brand_governance',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    id: { type: 'uuid', primary: true },
    scope: { type: 'text' },
    key: { type: 'text' },
    finding_id: { type: 'text' },
    finding_type: { type: 'text' },
    title: { type: 'text' },
    occurrences: { type: 'integer' },
    reason: { type: 'text' },
    expires_at: { type: 'timestamptz', nullable: true },
    brand_check_id: { type: 'uuid' },
    created_by_kind: { type: 'text', nullable: true },
    created_by_id: { type: 'uuid', nullable: true },
    created: { type: 'timestamptz' },
  },
});
