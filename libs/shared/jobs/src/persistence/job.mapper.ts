import type { Tenant } from '@livery/kernel';
import { actorColumns, actorOf } from '@livery/persistence';
import type { Job, JobFacts } from '../domain/job.ts';
import type { JobKeyColumns, JobRow, JobStateColumns, ReadJobRow } from './job.row.ts';

export function keyOf({ tenant, id }: { readonly tenant: Tenant; readonly id: string }): JobKeyColumns {
  return { organization_id: tenant.organizationId, livemode: tenant.livemode, id };
}

export function toRow(job: Job): JobRow {
  const { kind, payload, scopes, created } = job;
  return { ...keyOf(job), kind, payload, scopes, created, ...actorColumns(job.createdBy), ...stateColumns(job) };
}

/** The columns that an update writes. */
export function stateColumns(job: Job): JobStateColumns {
  const { status, progress, checkpoint, attempts, started, updated } = job;
  return {
    status,
    ...progress,
    checkpoint,
    result: job.status === 'completed' ? job.result : null,
    error_code: job.status === 'failed' ? job.error.code : null,
    error_message: job.status === 'failed' ? job.error.message : null,
    attempts,
    run_after: job.status === 'queued' ? job.runAfter : null,
    lease_owner: job.status === 'running' ? job.lease.owner : null,
    lease_epoch: job.epoch,
    lease_until: job.status === 'running' ? job.lease.until : null,
    cancel_requested: job.status === 'running' && job.cancelRequested,
    started,
    completed: 'completed' in job ? job.completed : null,
    updated,
  };
}

/** @throws Error for a row whose columns contradict its status, which the constraints of the table prevent */
export function toJob(row: ReadJobRow): Job {
  const facts = toFacts(row);
  const { status, run_after: runAfter, lease_owner: owner, lease_until: until, completed } = row;
  if (status === 'queued' && runAfter !== null) return { ...facts, status, runAfter };
  if (status === 'running' && owner !== null && until !== null)
    return { ...facts, status, lease: { owner, until }, cancelRequested: row.cancel_requested };
  if (status === 'completed' && completed !== null && row.result !== null)
    return { ...facts, status, completed, result: row.result };
  if (status === 'failed' && completed !== null && row.error_code !== null)
    return { ...facts, status, completed, error: { code: row.error_code, message: row.error_message ?? '' } };
  if (status === 'cancelled' && completed !== null) return { ...facts, status, completed };
  throw new Error(`The row of job ${row.id} contradicts its status ${status}.`);
}

function toFacts(row: ReadJobRow): JobFacts {
  return {
    tenant: { organizationId: row.organization_id, livemode: row.livemode },
    id: row.id,
    kind: row.kind,
    payload: row.payload,
    scopes: row.scopes,
    createdBy: actorOf(row),
    progress: { done: row.done, total: row.total, step: row.step },
    checkpoint: row.checkpoint,
    attempts: row.attempts,
    epoch: row.lease_epoch,
    created: row.created,
    started: row.started,
    updated: row.updated,
  };
}
