import { publicActorId, publicId } from '@livery/kernel';
import { isEnded, type Job } from '../domain/job.ts';
import type { JobResource } from './job.schema.ts';

/** The public representation of a job. It has neither the payload nor the checkpoint. */
export function jobResource(job: Job): JobResource {
  return {
    id: publicId('job', job.id),
    object: 'job',
    organization: publicId('org', job.tenant.organizationId),
    livemode: job.tenant.livemode,
    kind: job.kind,
    status: job.status,
    progress: job.progress,
    cancel_requested: job.status === 'running' && job.cancelRequested,
    result: job.status === 'completed' ? job.result : null,
    error: job.status === 'failed' ? job.error : null,
    created_by: publicActorId(job.createdBy),
    created: job.created.toISOString(),
    started: job.started?.toISOString() ?? null,
    completed: isEnded(job) ? job.completed.toISOString() : null,
    updated: job.updated.toISOString(),
  };
}
