import type { Suppression } from '@livery/brand-governance-domain';
import type { Tenant } from '@livery/kernel';
import { actorColumns, actorOf } from '@livery/persistence';
import type { SuppressionRow } from './suppression.row.ts';

export type ReadSuppressionRow = Omit<SuppressionRow, 'organization_id' | 'livemode'>;

export function toSuppression(row: ReadSuppressionRow): Suppression {
  return {
    id: row.id,
    scope: row.scope,
    key: row.key,
    findingId: row.finding_id,
    findingType: row.finding_type,
    title: row.title,
    occurrences: row.occurrences,
    reason: row.reason,
    expiresAt: row.expires_at,
    brandCheckId: row.brand_check_id,
    createdBy: actorOf(row),
    created: row.created,
  };
}

export function toSuppressionRow({ organizationId, livemode }: Tenant, suppression: Suppression): SuppressionRow {
  return {
    organization_id: organizationId,
    livemode,
    id: suppression.id,
    scope: suppression.scope,
    key: suppression.key,
    finding_id: suppression.findingId,
    finding_type: suppression.findingType,
    title: suppression.title,
    occurrences: suppression.occurrences,
    reason: suppression.reason,
    expires_at: suppression.expiresAt,
    brand_check_id: suppression.brandCheckId,
    ...actorColumns(suppression.createdBy),
    created: suppression.created,
  };
}
