import { setTimeout } from 'node:timers/promises';
import { DomainError, type JsonObject, type Transaction } from '@livery/kernel';
import { JobKind, type JobStep, type RunningJob } from '@livery/jobs';
import { managerOf } from '@livery/persistence';

/** The kind of the jobs in this part. */
export const COUNTING = 'fault.counted';
/** The number of effects of each job. */
export const EFFECTS = 6;
/** A job whose payload says `fails` fails with this code after its last effect. */
export const REFUSAL = 'parameter_invalid';
const WORK_MS = 20;

/** Writes numbers, each as an effect of its own. Nothing in its table prevents a number from being written twice. */
export class CountingJob extends JobKind {
  readonly kind = COUNTING;

  async run(job: RunningJob): Promise<JsonObject> {
    const done = Number(job.checkpoint?.['done'] ?? 0);
    for (let number = done + 1; number <= EFFECTS; number += 1) {
      await setTimeout(WORK_MS, undefined, { signal: job.signal });
      const step: JobStep = { checkpoint: { done: number }, done: number, total: EFFECTS, step: null };
      await job.commit((transaction) => insertEffect(job.id, number, transaction), step);
    }
    if (job.payload['fails'] === true) throw new DomainError('invalid', REFUSAL, 'The job was to fail.');
    return { counted: EFFECTS };
  }
}

async function insertEffect(job: string, number: number, transaction: Transaction): Promise<void> {
  await managerOf(transaction).query('insert into fault.effect (job, number) values ($1, $2)', [job, number]);
}
