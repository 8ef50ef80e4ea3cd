import { type Blobs, BytesMissing, type OpenedBlob } from '@livery/blobs';
import {
  type PreviewRepository,
  type QueuedPreview,
  type Renderer,
  type Rendering,
  RenderingFailed,
  type StagedPreview,
  type StorePreview,
} from '@livery/content-application';
import type { PreviewOutcome } from '@livery/content-domain';
import type { SpoolDirectory } from '@livery/http';
import { JobKind, type RunningJob } from '@livery/jobs';
import type { JsonObject } from '@livery/kernel';
import { LocalCopy } from '../text/local-copy.ts';
import type { PreviewJobs } from './preview-jobs.ts';
import { parsePreviewOrder, type PreviewOrder, RENDER_PREVIEW } from './preview-order.ts';

/** A preview that waits, and the page of the source that it shows. */
interface WaitingPage {
  readonly index: number;
  readonly preview: QueuedPreview;
}

/** For how many milliseconds a run shows pages before it gives way to other organizations, and at least as long as it took to open the source. */
const TURN_MS = 10_000;

type Unrendered = Exclude<PreviewOutcome, { readonly state: 'ready' }>;

/**
 * Renders a content, or the pages of one file that are the contents of others, and stores the pictures. Previews that wait are told by
 * their table, so a run that was interrupted is continued with those that are left.
 */
export class RenderPreviewJob extends JobKind {
  readonly kind = RENDER_PREVIEW;
  /** Renderings wait for few processes. Meanwhile other jobs should not wait for slots. */
  override readonly slots = 2;
  override readonly isBackground = true;
  /** People find files by their texts, which take less time than pictures. */
  override readonly comesLast = true;

  constructor(
    private readonly blobs: Pick<Blobs, 'open'>,
    private readonly renderer: Renderer,
    private readonly previews: Pick<PreviewRepository, 'findQueued'>,
    private readonly storePreview: Pick<StorePreview, 'stage' | 'execute'>,
    private readonly jobs: Pick<PreviewJobs, 'startEach'>,
    private readonly copies: SpoolDirectory,
    private readonly turnMs = TURN_MS,
  ) {
    super();
  }

  /** A content that cannot be rendered, or is lost, is no failure of the job. */
  async run(job: RunningJob): Promise<JsonObject> {
    const order = parsePreviewOrder(job.payload);
    const waiting = await this.waitingPages(job, order);
    const blob = waiting.length === 0 ? null : await this.blobs.open(job.tenant, order.sourceHash);
    if (blob === null) return this.settleAll(job, waiting, { state: 'none', reason: 'content_gone' });
    await using copy = await this.copyOf(blob, job);
    if (copy === null) return await this.settleAll(job, waiting, { state: 'none', reason: 'content_gone' });
    const began = performance.now();
    const opened = await this.open(copy, blob, order, job.signal);
    if ('state' in opened) {
      return opened.state === 'failed' && order.pageCount !== null
        ? await this.renderEach(job, waiting)
        : await this.settleAll(job, waiting, opened);
    }
    await using rendering = opened;
    const turnMs = Math.max(this.turnMs, performance.now() - began);
    return await this.renderPages(job, waiting, { rendering, turnMs });
  }

  /** @returns null if the bytes are lost, which the error of the first run has told the operator */
  private async copyOf(blob: OpenedBlob, { attempt, signal }: RunningJob): Promise<LocalCopy | null> {
    try {
      return await LocalCopy.of(blob, this.copies, signal);
    } catch (error) {
      if (error instanceof BytesMissing && attempt > 1) return null;
      throw error;
    }
  }

  private async waitingPages({ tenant }: RunningJob, { pages }: PreviewOrder): Promise<readonly WaitingPage[]> {
    const hashes = pages.map(({ contentHash }) => contentHash);
    const queued = await this.previews.findQueued(tenant, hashes);
    const byHash = new Map(queued.map((preview) => [preview.contentHash, preview]));
    return pages.flatMap(({ index, contentHash }) => {
      const preview = byHash.get(contentHash);
      return preview === undefined ? [] : [{ index, preview }];
    });
  }

  private async open(
    { path }: LocalCopy,
    { size, mediaType }: OpenedBlob,
    { pageCount }: PreviewOrder,
    signal: AbortSignal,
  ): Promise<Rendering | Unrendered> {
    try {
      const opened = await this.renderer.render({ path, size, mediaType }, signal);
      if (typeof opened === 'string') return { state: 'none', reason: opened };
      if (pageCount === null || (await opened.countPages()) === pageCount) return opened;
      await opened[Symbol.asyncDispose]();
      return { state: 'failed', reason: 'no_pages' };
    } catch (error) {
      return failureOf(error);
    }
  }

  private async renderPages(
    job: RunningJob,
    waiting: readonly WaitingPage[],
    { rendering, turnMs }: { readonly rendering: Rendering; readonly turnMs: number },
  ): Promise<JsonObject> {
    const began = performance.now();
    let rendered = 0;
    let reason: string | null = null;
    for (const [done, page] of waiting.entries()) {
      job.signal.throwIfAborted();
      if (done > 0 && performance.now() - began >= turnMs) await job.giveWay();
      const staged = await this.renderPage(job, page, rendering);
      const step = { checkpoint: {}, done: done + 1, total: waiting.length, step: null };
      await job.commit((transaction) => this.storePreview.execute(job.tenant, staged, transaction), step);
      if (staged.outcome.state === 'ready') rendered += 1;
      else reason ??= staged.outcome.reason;
    }
    return { rendered, reason };
  }

  private async renderPage(
    { tenant }: RunningJob,
    { index, preview }: WaitingPage,
    rendering: Rendering,
  ): Promise<StagedPreview> {
    try {
      return await this.storePreview.stage(tenant, preview, await rendering.page(index));
    } catch (error) {
      return { preview, outcome: failureOf(error), staged: null };
    }
  }

  /** The source cannot be rendered as a whole: it takes too long, for example. */
  private async renderEach(job: RunningJob, waiting: readonly WaitingPage[]): Promise<JsonObject> {
    const hashes = waiting.map(({ preview }) => preview.contentHash);
    const step = { checkpoint: {}, done: waiting.length, total: waiting.length, step: null };
    await job.commit((transaction) => this.jobs.startEach(job.tenant, hashes, job.createdBy, transaction), step);
    return { rendered: 0, reason: 'rendered_one_by_one' };
  }

  private async settleAll(job: RunningJob, waiting: readonly WaitingPage[], outcome: Unrendered): Promise<JsonObject> {
    const step = { checkpoint: {}, done: waiting.length, total: waiting.length, step: null };
    await job.commit(async (transaction) => {
      for (const { preview } of waiting) {
        await this.storePreview.execute(job.tenant, { preview, outcome, staged: null }, transaction);
      }
    }, step);
    return { rendered: 0, reason: waiting.length === 0 ? null : outcome.reason };
  }
}

/** @throws the error if it says nothing about the file */
function failureOf(error: unknown): Unrendered {
  if (error instanceof RenderingFailed) return { state: 'failed', reason: error.reason };
  throw error;
}
