import { setTimeout } from 'node:timers/promises';
import type { JudgePendingBrandCheck } from '@livery/brand-governance-application';
import { type ConcludedBrandCheck, InspectionUnavailable } from '@livery/brand-governance-domain';
import type { TransferableFile } from '@livery/file-transfer';
import { JobKind, type RunningJob } from '@livery/jobs';
import { type JsonObject, parsePublicId } from '@livery/kernel';
import { JUDGE_DOCUMENT } from './job-pending-brand-checks.ts';

/** A check fails when so many of its runs were interrupted. */
const MAX_ATTEMPTS = 3;
/** How long a run waits for a processor or a thread before it asks again. */
const RETRY_MS = 1_000;

/** Judges one accepted document. */
export class JudgeDocumentJob extends JobKind {
  readonly kind = JUDGE_DOCUMENT;
  /** A caller may send a thousand documents at once, and goes on with other work then. */
  override readonly isBackground = true;

  /** @param slots the number of threads that judge documents */
  constructor(
    private readonly judgePending: JudgePendingBrandCheck<TransferableFile>,
    override readonly slots: number,
  ) {
    super();
  }

  /** A document that cannot be judged is no failure of the job. */
  async run(job: RunningJob): Promise<JsonObject> {
    const id = checkOf(job.payload);
    const hasFailed = job.attempt > MAX_ATTEMPTS;
    const check = hasFailed ? await this.judgePending.giveUp(job.tenant, id) : await this.judge(job, id);
    if (check === null) return { status: null };
    const step = { checkpoint: {}, done: 1, total: 1, step: null };
    await job.commit((transaction) => this.judgePending.record(check, transaction), step);
    return { status: check.status };
  }

  /** Waits as long as there is no processor, since that says nothing about the document. */
  private async judge(job: RunningJob, id: string): Promise<ConcludedBrandCheck | null> {
    for (;;) {
      try {
        return await this.judgePending.judge(job.tenant, id, job.signal);
      } catch (error) {
        if (!(error instanceof InspectionUnavailable)) throw error;
        await setTimeout(RETRY_MS, undefined, { signal: job.signal });
        await job.giveWay();
      }
    }
  }
}

function checkOf({ brand_check: check }: JsonObject): string {
  const id = typeof check === 'string' ? parsePublicId('brand_check', check) : undefined;
  if (id === undefined) throw new Error('The job names no check.');
  return id;
}
