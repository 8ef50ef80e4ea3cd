import { DeploymentActivation } from '@livery/content-application';
import type { Jobs } from '@livery/jobs';
import { type Actor, publicId, type Tenant, type Transaction } from '@livery/kernel';
import { WRITE_DEPLOYMENTS } from '../http/content-scopes.ts';

/** The kind of the jobs that activate deployments. */
export const ACTIVATE_DEPLOYMENT = 'content.activate_deployment';

/** Starts a job for each deployment. */
export class JobDeploymentActivation extends DeploymentActivation {
  constructor(private readonly jobs: Jobs) {
    super();
  }

  async request(
    tenant: Tenant,
    deploymentId: string,
    { at, requestedBy: createdBy }: { readonly at: Date | null; readonly requestedBy: Actor },
    transaction: Transaction,
  ): Promise<string> {
    const payload = { deployment: publicId('dep', deploymentId) };
    const order = { kind: ACTIVATE_DEPLOYMENT, payload, scopes: WRITE_DEPLOYMENTS, createdBy };
    const job = await this.jobs.start(tenant, at === null ? order : { ...order, runAfter: at }, transaction);
    return job.id;
  }

  async hasEnded(tenant: Tenant, jobId: string): Promise<boolean> {
    const job = await this.jobs.find(tenant, jobId);
    return job === null || (job.status !== 'queued' && job.status !== 'running');
  }
}
