import type {
  BrandCheck,
  BrandCheckSummary,
  DocumentFormat,
  Finding,
  NotEvaluated,
  Refusal,
} from '@livery/brand-governance-domain';
import type { ActorColumns } from '@livery/persistence';
import { EntitySchema } from 'typeorm';
import type { StoredSuppressedFinding } from './suppressed-finding.mapper.ts';

/**
 * A row of a check. `summary` is set when the check completed, `refusal` when it failed; constraints of the table ensure both.
 */
export interface BrandCheckRow extends ActorColumns {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly status: BrandCheck['status'];
  readonly content_type: DocumentFormat;
  readonly filename: string | null;
  readonly size_bytes: number;
  readonly content_sha256: string;
  readonly guideline_version: string;
  readonly engine_version: number;
  readonly document_kept_until: Date | null;
  readonly findings: readonly Finding[];
  readonly suppressed: readonly StoredSuppressedFinding[];
  readonly summary: BrandCheckSummary | null;
  readonly not_evaluated: readonly NotEvaluated[];
  readonly refusal: Refusal | null;
  readonly document: string | null;
  readonly baseline_id: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: Date;
  /** Null while the check is pending. */
  readonly completed: Date | null;
}

export const BrandCheckRowSchema = new EntitySchema<BrandCheckRow>({
  name: 'brand_check',
  schema: 'brand_governance',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    id: { type: 'uuid', primary: true },
    status: { type: 'text' },
    content_type: { type: 'text' },
    filename: { type: 'text', nullable: true },
    size_bytes: { type: 'integer' },
    content_sha256: { type: 'text' },
    guideline_version: { type: 'text' },
    engine_version: { type: 'integer' },
    document_kept_until: { type: 'timestamptz', nullable: true },
    findings: { type: 'jsonb' },
    suppressed: { type: 'jsonb' },
    summary: { type: 'jsonb', nullable: true },
    not_evaluated: { type: 'jsonb' },
    refusal: { type: 'jsonb', nullable: true },
    document: { type: 'text', nullable: true },
    baseline_id: { type: 'uuid', nullable: true },
    metadata: { type: 'jsonb' },
    created_by_kind: { type: 'text', nullable: true },
    created_by_id: { type: 'uuid', nullable: true },
    created: { type: 'timestamptz' },
    completed: { type: 'timestamptz', nullable: true },
  },
});
