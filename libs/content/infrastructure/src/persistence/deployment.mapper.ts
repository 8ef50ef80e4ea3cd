import type { Deployment, DeploymentItem, ExpectedActive } from '@livery/content-domain';
import { actorColumns, actorOf } from '@livery/persistence';
import type { DeploymentItemRow, DeploymentRow } from './deployment.row.ts';

export function toDeployment(row: DeploymentRow): Deployment {
  const facts = factsOf(row);
  const { status, scheduled_at: scheduledAt, completed_at: completedAt } = row;
  const { activated_at: activatedAt, supersedes_id: supersedesId, superseded_by_id: supersededById, failure } = row;
  switch (status) {
    case 'scheduled':
      return { ...facts, status, scheduledAt: present(scheduledAt, row) };
    case 'queued':
    case 'validating':
    case 'publishing':
      return { ...facts, status };
    case 'active':
      return { ...facts, status, activatedAt: present(activatedAt, row), supersedesId };
    case 'superseded':
    case 'rolled_back':
      return {
        ...facts,
        status,
        activatedAt: present(activatedAt, row),
        supersedesId,
        supersededById: present(supersededById, row),
        completedAt: present(completedAt, row),
      };
    case 'failed':
      return { ...facts, status, failure: present(failure, row), completedAt: present(completedAt, row) };
    case 'cancelled':
      return { ...facts, status, completedAt: present(completedAt, row) };
  }
}

export function toDeploymentRow(deployment: Deployment): DeploymentRow {
  const { expectedActive } = deployment;
  return {
    organization_id: deployment.tenant.organizationId,
    livemode: deployment.tenant.livemode,
    id: deployment.id,
    channel: deployment.channel,
    status: deployment.status,
    item_count: deployment.itemCount,
    manifest_sha256: deployment.manifestSha256,
    notes: deployment.notes,
    checks_active: expectedActive.isChecked,
    expected_active_id: expectedActive.isChecked ? expectedActive.id : null,
    source_id: deployment.sourceId,
    supersedes_id: 'supersedesId' in deployment ? deployment.supersedesId : null,
    superseded_by_id: 'supersededById' in deployment ? deployment.supersededById : null,
    scheduled_at: deployment.scheduledAt,
    activated_at: 'activatedAt' in deployment ? deployment.activatedAt : null,
    completed_at: 'completedAt' in deployment ? deployment.completedAt : null,
    failure: 'failure' in deployment ? deployment.failure : null,
    job_id: deployment.jobId,
    ...actorColumns(deployment.createdBy),
    created: deployment.created,
    updated: deployment.updated,
  };
}

export function toDeploymentItem(row: DeploymentItemRow): DeploymentItem {
  const { kind, asset_id: assetId, version, content_hash: contentHash, filename, media_type: mediaType } = row;
  return { kind, assetId, version, contentHash, filename, mediaType };
}

export function toDeploymentItemRows({ tenant, id }: Deployment, items: readonly DeploymentItem[]) {
  return items.map((item, position): DeploymentItemRow => ({
    organization_id: tenant.organizationId,
    livemode: tenant.livemode,
    deployment_id: id,
    asset_id: item.assetId,
    position,
    kind: item.kind,
    version: item.version,
    content_hash: item.contentHash,
    filename: item.filename,
    media_type: item.mediaType,
  }));
}

function factsOf(row: DeploymentRow) {
  const expectedActive: ExpectedActive = row.checks_active
    ? { isChecked: true, id: row.expected_active_id }
    : { isChecked: false };
  return {
    id: row.id,
    tenant: { organizationId: row.organization_id, livemode: row.livemode },
    channel: row.channel,
    itemCount: row.item_count,
    manifestSha256: row.manifest_sha256,
    notes: row.notes,
    expectedActive,
    sourceId: row.source_id,
    scheduledAt: row.scheduled_at,
    jobId: row.job_id,
    createdBy: actorOf(row),
    created: row.created,
    updated: row.updated,
  };
}

/** @throws Error for a row that the checks of the table do not permit */
function present<T>(value: T | null, { id, status }: DeploymentRow): T {
  if (value === null) throw new Error(`The deployment ${id} is ${status}, but a value of that status is missing.`);
  return value;
}
