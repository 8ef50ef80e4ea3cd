import { Blobs, type OpenedBlob } from '@livery/blobs';
import { IndexText, TextExtractor } from '@livery/content-application';
import { SpoolDirectory } from '@livery/http';
import { JobKind, type RunningJob } from '@livery/jobs';
import { type JsonObject, parsePublicId } from '@livery/kernel';
import { INDEX_TEXT } from './job-text-indexing.ts';
import { LocalCopy } from './local-copy.ts';

/** Reads the text of the content of an asset, so that the asset is found by it. */
export class IndexTextJob extends JobKind {
  readonly kind = INDEX_TEXT;
  override readonly isBackground = true;

  constructor(
    private readonly blobs: Blobs,
    private readonly extractor: TextExtractor,
    private readonly indexText: IndexText,
    private readonly copies: SpoolDirectory,
  ) {
    super();
  }

  /**
   * A content without text, with more than can be read, or that is gone meanwhile, is no failure: the job ends, and `is_read` is false.
   */
  async run(job: RunningJob): Promise<JsonObject> {
    const { assetId, contentHash } = orderOf(job.payload);
    const blob = await this.blobs.open(job.tenant, contentHash);
    const extracted = blob === null ? null : await this.extract(blob, job.signal);
    const step = { checkpoint: {}, done: 1, total: 1, step: null };
    await job.commit(async (transaction) => {
      if (extracted === null) return;
      await this.indexText.execute({ tenant: job.tenant, assetId, contentHash, extracted }, transaction);
    }, step);
    return { is_read: extracted !== null, characters: extracted?.text.length ?? 0, is_cut: extracted?.isCut ?? false };
  }

  private async extract(blob: OpenedBlob, signal: AbortSignal) {
    await using copy = await LocalCopy.of(blob, this.copies, signal);
    return await this.extractor.extract({ path: copy.path, size: blob.size, mediaType: blob.mediaType }, signal);
  }
}

function orderOf({ asset, content_hash: contentHash }: JsonObject) {
  const assetId = typeof asset === 'string' ? parsePublicId('asset', asset) : undefined;
  if (assetId === undefined || typeof contentHash !== 'string') throw new Error('The job names no asset and content.');
  return { assetId, contentHash };
}
