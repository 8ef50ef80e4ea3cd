import {
  type FileRepository,
  type LibraryAssetRepository,
  type MadeSlide,
  type Previews,
  type SlideAssetRepository,
  type SlideOrigin,
  type SlideRecorder,
  type SourceFile,
  type StagedSlide,
} from '@livery/content-application';
import type { RunningJob } from '@livery/jobs';
import { checkpointOf, type SplitOrder, type SplitProgress } from './split-order.ts';

/** Some slides of a split, which are written together. */
export interface SplitUnit {
  readonly order: SplitOrder;
  readonly file: SourceFile;
  readonly slides: readonly MadeSlide[];
  /** The number of all wanted slides. */
  readonly wanted: number;
}

/** Writes what a split has made. */
export class SplitUnits {
  constructor(
    private readonly recorder: SlideRecorder,
    private readonly slides: SlideAssetRepository,
    private readonly assets: LibraryAssetRepository,
    private readonly files: FileRepository,
    private readonly previews: Previews,
  ) {}

  /** Writes slides with the progress of the job in one transaction. Their bytes are stored before it. */
  async keep(
    job: RunningJob,
    { order, file, slides, wanted }: SplitUnit,
    before: SplitProgress,
  ): Promise<SplitProgress> {
    const { tenant } = job;
    const staged: StagedSlide[] = [];
    for (const slide of slides) {
      job.signal.throwIfAborted();
      staged.push(await this.recorder.stage(tenant, slide, file.filename));
    }
    const { fileId: sourceFileId, folderId, tags } = order;
    const origin: SlideOrigin = {
      tenant,
      sourceType: 'split',
      sourceFileId,
      filename: file.filename,
      draft: { folderId, tags },
      requestedBy: job.createdBy,
    };
    const done = before.ids.length + slides.length;
    let after = before;
    // The checkpoint is read after the effect, which knows the ids.
    const step = {
      get checkpoint() {
        return checkpointOf(after);
      },
      ...{ done, total: wanted, step: `Slide ${done} of ${wanted}` },
    };
    await job.commit(async (transaction) => {
      const kept = await this.recorder.keepNew(staged, origin, transaction);
      after = {
        ids: [...before.ids, ...kept.ids],
        created: before.created + kept.created,
        unchanged: before.unchanged + kept.unchanged,
      };
    }, step);
    return after;
  }

  /** Has the presentation rendered once for all slides that were made of it. */
  async finish(
    job: RunningJob,
    { order: { fileId }, slideCount }: { readonly order: SplitOrder; readonly slideCount: number },
    progress: SplitProgress,
  ): Promise<void> {
    const { tenant, createdBy } = job;
    const file = await this.files.find(tenant, fileId);
    const slides = await this.slides.findMany(tenant, [...new Set(progress.ids)]);
    const assets = await this.assets.findMany(
      tenant,
      slides.map(({ id }) => id),
    );
    const hashes = new Map(assets.map(({ id, contentHash }) => [id, contentHash]));
    const pages = slides.flatMap(({ id, index, sourceFileId }) => {
      const hash = hashes.get(id);
      return hash === undefined || sourceFileId !== fileId ? [] : [{ index, hash }];
    });
    const done = progress.ids.length;
    const step = { checkpoint: checkpointOf(progress), done, total: done, step: null };
    await job.commit(async (transaction) => {
      if (file === null || pages.length === 0) return;
      const order = { sourceHash: file.contentHash, pageCount: slideCount, pages, requestedBy: createdBy };
      await this.previews.requestPages(tenant, order, transaction);
    }, step);
  }
}
