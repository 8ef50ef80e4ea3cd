import { ActivateDeployment } from '@livery/content-application';
import { JobKind, type RunningJob } from '@livery/jobs';
import { type JsonObject, parsePublicId } from '@livery/kernel';
import { ACTIVATE_DEPLOYMENT } from './job-deployment-activation.ts';

/** The steps of an activation: it is taken, checked and published. */
const STEPS = 3;

/** Makes a deployment the active one of its channel. */
export class ActivateDeploymentJob extends JobKind {
  readonly kind = ACTIVATE_DEPLOYMENT;

  constructor(private readonly activateDeployment: ActivateDeployment) {
    super();
  }

  /** A deployment that fails, or that was cancelled, is no failure of the job: the result has its status. */
  async run(job: RunningJob): Promise<JsonObject> {
    const { deployment: publicDeploymentId } = job.payload;
    const id = typeof publicDeploymentId === 'string' ? parsePublicId('dep', publicDeploymentId) : undefined;
    if (id === undefined) throw new Error('The job names no deployment.');
    let done = 0;
    const deployment = await this.activateDeployment.execute(job.tenant, id, (step) => {
      done = Math.min(done + 1, STEPS);
      return job.commit(step, { checkpoint: {}, done, total: STEPS, step: null });
    });
    return { status: deployment?.status ?? null };
  }
}
