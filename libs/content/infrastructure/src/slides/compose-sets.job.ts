import { PptSetRepository, type Recomposition, SetRecomposition } from '@livery/content-application';
import { JobKind, type RunningJob } from '@livery/jobs';
import { type JsonObject, parsePublicId } from '@livery/kernel';
import { COMPOSE_SETS } from './job-set-compositions.ts';

/** How many sets are found with one statement. */
const BATCH = 50;

interface CompositionProgress {
  /** The UUID of the last set that was looked at. */
  readonly after: string | null;
  readonly composed: number;
  readonly current: number;
  readonly incompatible: number;
}

/** Composes the sets that contain a slide, after the slide got another content. */
export class ComposeSetsJob extends JobKind {
  readonly kind = COMPOSE_SETS;

  constructor(
    private readonly sets: PptSetRepository,
    private readonly recomposition: SetRecomposition,
  ) {
    super();
  }

  /** A set whose slides no longer fit together stays as it is. Sets that are current already are passed over. */
  async run(job: RunningJob): Promise<JsonObject> {
    const slideId = slideOf(job.payload);
    let progress = progressOf(job.checkpoint);
    for (;;) {
      const ids = await this.sets.holding(job.tenant, { slideId, after: progress.after, most: BATCH });
      for (const id of ids) progress = await this.compose(id, progress, job);
      if (ids.length < BATCH) break;
    }
    const { composed, current, incompatible } = progress;
    return { composed, current, incompatible };
  }

  private async compose(setId: string, before: CompositionProgress, job: RunningJob): Promise<CompositionProgress> {
    const { tenant, createdBy } = job;
    const recomposition = await this.recomposition.prepare(tenant, setId, job.signal);
    const progress = counted(before, recomposition);
    const { after, composed, current, incompatible } = progress;
    const done = composed + current + incompatible;
    const step = { checkpoint: { after, composed, current, incompatible }, done, total: null, step: `Set ${done}` };
    await job.commit((transaction) => this.recomposition.write(tenant, recomposition, createdBy, transaction), step);
    return progress;
  }
}

function counted(before: CompositionProgress, { outcome, setId }: Recomposition): CompositionProgress {
  return { ...before, after: setId, [outcome]: before[outcome] + 1 };
}

function slideOf({ slide }: JsonObject): string {
  const slideId = typeof slide === 'string' ? parsePublicId('slide', slide) : undefined;
  if (slideId === undefined) throw new Error('The job names no slide.');
  return slideId;
}

function progressOf(checkpoint: JsonObject | null): CompositionProgress {
  const after = checkpoint?.['after'];
  const count = (name: string): number => Number(checkpoint?.[name] ?? 0);
  return {
    after: typeof after === 'string' ? after : null,
    composed: count('composed'),
    current: count('current'),
    incompatible: count('incompatible'),
  };
}
