import {
  type BrandCheck,
  type BrandCheckSummary,
  countLocations,
  type Finding,
  type Refusal,
  type RequestedBrandCheck,
} from '@livery/brand-governance-domain';
import { actorColumns, actorOf } from '@livery/persistence';
import type { BrandCheckRow } from './brand-check.row.ts';
import { toStoredSuppressedFinding, toSuppressedFinding } from './suppressed-finding.mapper.ts';

/** A row as it is read, with the types that its constraints guarantee. */
export type ReadBrandCheckRow = Omit<BrandCheckRow, 'status' | 'findings' | 'summary' | 'refusal' | 'completed'> & {
  readonly findings: readonly StoredFinding[];
} & (
    | { readonly status: 'pending' }
    | { readonly status: 'completed'; readonly summary: BrandCheckSummary; readonly completed: Date }
    | { readonly status: 'failed'; readonly refusal: Refusal; readonly completed: Date }
  );

export function toBrandCheck(row: ReadBrandCheckRow): BrandCheck {
  if (row.status === 'pending') return { ...requestOf(row), status: 'pending' };
  const { completed } = row;
  if (row.status === 'failed') return { ...requestOf(row), status: 'failed', refusal: row.refusal, completed };
  const { not_evaluated: notEvaluated } = row;
  const findings = row.findings.map(toFinding);
  const suppressed = row.suppressed.map(toSuppressedFinding);
  const summary = { ...NO_HISTORY, ...row.summary };
  return { ...requestOf(row), status: 'completed', findings, suppressed, summary, notEvaluated, completed };
}

/** The summaries of checks from before history was counted. */
const NO_HISTORY = { suppressed: 0, unusedSuppressions: 0, baseline: null } as const;

/** Findings of engines before the fifth did not count their occurrences. Their locations include those of causes. */
type StoredFinding = Omit<Finding, 'occurrences'> & Partial<Pick<Finding, 'occurrences'>>;

function toFinding(stored: StoredFinding): Finding {
  return { ...stored, occurrences: stored.occurrences ?? countLocations(stored.locations) };
}

export function toBrandCheckRow(check: BrandCheck): BrandCheckRow {
  return {
    organization_id: check.tenant.organizationId,
    livemode: check.tenant.livemode,
    id: check.id,
    status: check.status,
    content_type: check.format,
    filename: check.filename,
    size_bytes: check.sizeBytes,
    content_sha256: check.contentSha256,
    guideline_version: check.guidelineVersion,
    engine_version: check.engineVersion,
    document_kept_until: check.documentKeptUntil,
    ...outcomeColumns(check),
    document: check.document,
    baseline_id: check.baselineId,
    metadata: check.metadata,
    ...actorColumns(check.createdBy),
    created: check.created,
    completed: check.status === 'pending' ? null : check.completed,
  };
}

function requestOf(row: ReadBrandCheckRow): RequestedBrandCheck {
  return {
    id: row.id,
    tenant: { organizationId: row.organization_id, livemode: row.livemode },
    format: row.content_type,
    filename: row.filename,
    sizeBytes: row.size_bytes,
    contentSha256: row.content_sha256,
    guidelineVersion: row.guideline_version,
    engineVersion: row.engine_version,
    documentKeptUntil: row.document_kept_until,
    document: row.document,
    baselineId: row.baseline_id,
    metadata: row.metadata,
    createdBy: actorOf(row),
    created: row.created,
  };
}

function outcomeColumns(
  check: BrandCheck,
): Pick<BrandCheckRow, 'findings' | 'suppressed' | 'summary' | 'not_evaluated' | 'refusal'> {
  if (check.status !== 'completed') {
    const refusal = check.status === 'failed' ? check.refusal : null;
    return { findings: [], suppressed: [], summary: null, not_evaluated: [], refusal };
  }
  const { findings, summary, notEvaluated } = check;
  const suppressed = check.suppressed.map(toStoredSuppressedFinding);
  return { findings, suppressed, summary, not_evaluated: notEvaluated, refusal: null };
}
