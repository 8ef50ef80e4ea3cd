import type { JsonObject } from '@livery/kernel';
import { managerOf } from '@livery/persistence';
import { JobKind, type RunningJob } from '../job-kind.ts';

/** Writes the numbers from 1 to `payload.total`, each as an effect of its own. Tests can intervene before each of them. */
export class CountingKind extends JobKind {
  /** The number of runs that began. */
  runs = 0;

  constructor(
    readonly kind: string,
    private readonly before: (number: number, job: RunningJob) => Promise<void> | void = () => undefined,
  ) {
    super();
  }

  async run(job: RunningJob): Promise<JsonObject> {
    this.runs += 1;
    const total = Number(job.payload['total'] ?? 3);
    for (let number = doneOf(job) + 1; number <= total; number += 1) {
      await this.before(number, job);
      await job.commit(
        async (transaction) => {
          await managerOf(transaction).query('insert into jobs.effect (job, number) values ($1, $2)', [job.id, number]);
        },
        { checkpoint: { done: number }, done: number, total, step: `Number ${number}` },
      );
    }
    return { counted: total };
  }
}

function doneOf({ checkpoint }: RunningJob): number {
  return Number(checkpoint?.['done'] ?? 0);
}
