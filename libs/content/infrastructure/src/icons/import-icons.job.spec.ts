import { describe, expect, it } from '@jest/globals';
import { svgUnsafe } from '@livery/content-domain';
import type { JobStep, RunningJob } from '@livery/jobs';
import { newId, publicId, Transaction } from '@livery/kernel';
import { ImportIconsJob } from './import-icons.job.ts';

/** How many milliseconds each icon takes. */
const ICON_MS = 100;

/** An import of a file whose icons are all refused. */
function importOf(count: number, budgetMs: number) {
  const steps: JobStep[] = [];
  let prepared = 0;
  const job = new ImportIconsJob(
    {
      read: async () => ({
        icons: Array.from({ length: count }, (_, index) => {
          return { name: `i${index}`, slug: `i${index}`, read: () => Buffer.from('<svg/>') };
        }),
        licence: '',
      }),
    },
    {
      prepare: async (_tenant, _svg, _filename, { onSpent }) => {
        prepared += 1;
        onSpent?.(ICON_MS);
        throw svgUnsafe('script', 1);
      },
    },
    { execute: async () => ({ imported: 0, updated: 0, skipped: 0 }), nameLicence: async () => undefined },
    { discard: async () => undefined },
    budgetMs,
  );
  const running: RunningJob = {
    id: newId(),
    tenant: { organizationId: newId(), livemode: true },
    payload: { icon_set: publicId('iconset', newId()), file: publicId('file', newId()) },
    createdBy: { kind: 'api_key', id: newId() },
    attempt: 1,
    checkpoint: null,
    signal: new AbortController().signal,
    giveWay: async () => undefined,
    commit: async (effect, step) => {
      await effect(new (class extends Transaction {})());
      steps.push({ ...step });
    },
  };
  return { run: () => job.run(running), steps, prepared: () => prepared };
}

describe('an import of icons', () => {
  it('says how many icons there are before it looks at one', async () => {
    const { run, steps } = importOf(40, 60_000);
    await run();
    expect(steps.map(({ done, total }) => [done, total])).toEqual([
      [0, 40],
      [16, 40],
      [32, 40],
      [40, 40],
      [40, 40],
    ]);
  });

  it('fails when its icons have taken too much processor time, after what it has imported', async () => {
    const { run, steps, prepared } = importOf(100, 2_000);
    await expect(run()).rejects.toMatchObject({
      code: 'file_too_complex',
      message: expect.stringContaining('The first 32 of 100 icons'),
    });
    expect([prepared(), steps.at(-1)?.done, steps.at(-1)?.checkpoint['spentMs']]).toEqual([32, 32, 3_200]);
  });

  it('names refused icons while there is time for it', async () => {
    const { run, prepared } = importOf(16, 2_000);
    const { refused, refusals } = await run();
    expect([refused, Array.isArray(refusals) ? refusals.length : 0, prepared()]).toEqual([16, 5, 21]);
  });
});
