import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from '@jest/globals';
import { BytesMissing } from '@livery/blobs';
import { Renderer, type Rendering } from '@livery/content-application';
import { SpoolDirectory } from '@livery/http';
import type { RunningJob } from '@livery/jobs';
import { newId, Transaction } from '@livery/kernel';
import { poll } from '@livery/testing';
import { payloadOf } from './preview-order.ts';
import { RenderPreviewJob } from './render-preview.job.ts';

const PAGES = ['a', 'b', 'c'];
const MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

const copies = new SpoolDirectory();

afterAll(() => copies.onApplicationShutdown());

class FakeRenderer extends Renderer {
  opened = 0;
  readonly shown: number[] = [];
  private readonly began = performance.now();

  override async render(): Promise<Rendering> {
    this.opened += 1;
    return {
      countPages: async () => PAGES.length,
      page: async (index) => {
        this.shown.push(index);
        await this.takeLongerThanBefore();
        return { path: '/', size: 1, sha256: 'f', width: 1, height: 1 };
      },
      [Symbol.asyncDispose]: async () => undefined,
    };
  }

  /** A turn lasts at least as long as it took to open the deck, so that a slide that takes longer ends it. */
  private async takeLongerThanBefore(): Promise<void> {
    const end = 2 * performance.now() - this.began;
    await poll('a slide to be rendered', () => performance.now() > end, 30_000, 1);
  }
}

/** The rendering of a deck of three slides. @param isAwaited whether another organization waits for the slot */
function deckOf(isAwaited: () => boolean, turnMs: number, openBytes = async () => Readable.from([Buffer.from('x')])) {
  const renderer = new FakeRenderer();
  const queued = new Set(PAGES);
  const kind = new RenderPreviewJob(
    { open: async () => ({ size: 1, mediaType: MEDIA_TYPE, open: openBytes }) },
    renderer,
    { findQueued: async () => [...queued].map((contentHash) => ({ id: newId(), contentHash })) },
    {
      stage: async (_, preview) => ({
        preview,
        outcome: { state: 'ready', picture: { sha256: 'f', width: 1, height: 1 } },
        staged: null,
      }),
      execute: async (_, { preview }) => void queued.delete(preview.contentHash),
    },
    { startEach: async () => undefined },
    copies,
    turnMs,
  );
  const pages = PAGES.map((contentHash, index) => ({ index, contentHash }));
  const job: RunningJob = {
    id: newId(),
    tenant: { organizationId: newId(), livemode: true },
    payload: payloadOf({ sourceHash: 'deck', pages, pageCount: PAGES.length }),
    createdBy: null,
    attempt: 1,
    checkpoint: null,
    signal: new AbortController().signal,
    giveWay: async () => {
      if (isAwaited()) throw new Error('gives way');
    },
    commit: (effect) => effect(new (class extends Transaction {})()),
  };
  return { renderer, queued, run: (attempt = 1) => kind.run({ ...job, attempt }) };
}

describe('the rendering of a deck', () => {
  it('gives way after its turn, and continues with the slides that are left', async () => {
    let isAwaited = true;
    const { renderer, run } = deckOf(() => isAwaited, 0);
    await expect(run()).rejects.toThrow('gives way');
    expect(renderer.shown).toEqual([0]);
    isAwaited = false;
    expect(await run()).toEqual({ rendered: 2, reason: null });
    expect([renderer.shown, renderer.opened]).toEqual([[0, 1, 2], 2]);
  });

  it('keeps its slot until its turn is over', async () => {
    const { renderer, run } = deckOf(() => true, 60_000);
    expect(await run()).toEqual({ rendered: 3, reason: null });
    expect(renderer.opened).toBe(1);
  });

  it('whose bytes are lost fails once, so that the operator sees the error, and then ends without pictures', async () => {
    const { queued, run } = deckOf(
      () => false,
      0,
      async () => Promise.reject(new BytesMissing('key')),
    );
    await expect(run(1)).rejects.toBeInstanceOf(BytesMissing);
    expect(await run(2)).toEqual({ rendered: 0, reason: 'content_gone' });
    expect(queued.size).toBe(0);
  });
});
