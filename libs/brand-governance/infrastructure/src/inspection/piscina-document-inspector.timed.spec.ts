import { hash } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Learning } from '@livery/brand-governance-application';
import { InspectionUnavailable } from '@livery/brand-governance-domain';
import { TransferableFile } from '@livery/file-transfer';
import type { PiscinaDocumentInspector } from './piscina-document-inspector.ts';
import {
  answered,
  buildThreads,
  closePool,
  hugeDocument,
  inspection,
  pool,
  sampleGuideline,
  smallDocument,
} from './testing/inspection-fixture.ts';
import { threadsOfThisProcess } from './testing/threads-of-this-process.ts';

const IS_LINUX = process.platform === 'linux';

beforeAll(buildThreads);

afterEach(closePool);

describe('the pool', () => {
  it('judges a document in a thread', async () => {
    const judged = await inspection(pool(), smallDocument());
    expect(judged).toMatchObject({
      verdict: { outcome: 'judged', findings: [{ type: 'title.missing' }, { type: 'text.double_spaces' }] },
      contentSha256: hash('sha256', smallDocument()),
    });
  });

  it('watches no thread any longer whose document is judged', async () => {
    const timers = (): number => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
    const before = timers();
    expect(await answered(pool(), smallDocument())).toMatchObject({ verdict: { outcome: 'judged' } });
    expect(timers()).toBe(before);
  });

  it('checks and collects garbage in threads that let requests go first, where threads have priorities', async () => {
    await inspection(pool(), smallDocument());
    const threads = threadsOfThisProcess().filter(({ name }) => /^(?:Main|V8|Worker)/.test(name));
    const kinds = new Set(threads.map(({ name, niceness }) => `${name} ${niceness}`));
    expect([...kinds].sort()).toEqual(IS_LINUX ? ['MainThread 0', 'V8Worker 5', 'WorkerThread 5'] : []);
  });

  it('refuses a document for which the memory does not suffice, and judges the next', async () => {
    const narrow = pool({ maxHeapMb: 24 });
    expect(await inspection(narrow, hugeDocument())).toMatchObject({
      verdict: { refusal: { code: 'file_too_complex' } },
    });
    expect(await inspection(narrow, smallDocument())).toMatchObject({
      verdict: { outcome: 'judged' },
    });
  });

  it('learns from a template within the same limits', async () => {
    const learn = (inspector: PiscinaDocumentInspector, bytes: Uint8Array): Promise<Learning> =>
      inspector.templateReader.learn({ bytes: TransferableFile.of(bytes), format: 'pptx' }, new Date(0));
    const narrow = pool({ maxHeapMb: 24 });
    expect(await learn(narrow, hugeDocument())).toMatchObject({ refusal: { code: 'file_too_complex' } });
    expect(await learn(narrow, smallDocument())).toMatchObject({
      outcome: 'learnt',
      contentSha256: hash('sha256', smallDocument()),
    });
  });

  it('stops a thread whose answer nobody needs any more, and judges the next document', async () => {
    const inspector = pool({ maxHeapMb: 1_000 });
    const abortion = new AbortController();
    const { signal } = abortion;
    const inspect = (bytes: Uint8Array) =>
      inspector.inspect({ bytes: TransferableFile.of(bytes), format: 'pptx', signal }, sampleGuideline);
    const stopped = inspect(hugeDocument());
    const waiting = inspection(inspector, smallDocument());
    setTimeout(() => abortion.abort(new Error('The lease is lost.')), 100);
    await expect(stopped).rejects.toThrow('The lease is lost.');
    await expect(waiting).resolves.toMatchObject({ verdict: { outcome: 'judged' } });
    await expect(inspect(smallDocument())).rejects.toThrow('The lease is lost.');
  });

  it('judges the document of an organization at once beside another one with many that take long', async () => {
    const inspector = pool({ threads: 2, queueLength: 10, maxHeapMb: 1_000 });
    const end = new AbortController();
    const { signal } = end;
    const inspect = (bytes: Uint8Array, owner: string) =>
      inspector.inspect({ bytes: TransferableFile.of(bytes), format: 'pptx', owner, signal }, sampleGuideline);
    const others = Array.from({ length: 4 }, () => inspect(hugeDocument(), 'other').then(() => 'other'));
    const own = inspect(smallDocument(), 'own').then(() => 'own');
    expect(await Promise.race([own, ...others])).toBe('own');
    expect(await Promise.race([inspect(smallDocument(), 'own').then(() => 'own'), ...others])).toBe('own');
    end.abort(new Error('The test is over.'));
    await Promise.allSettled(others);
  });

  it('judges the documents of an organization after those of another one that has used less processor time', async () => {
    const inspector = pool({ queueLength: 10, maxHeapMb: 1_000 });
    const judged: string[] = [];
    const inspect = async (bytes: Uint8Array, owner: string) => {
      await inspector.inspect({ bytes: TransferableFile.of(bytes), format: 'pptx', owner }, sampleGuideline);
      judged.push(owner);
    };
    const small = ['busy', 'calm', 'calm', 'calm'].map((owner) => () => inspect(smallDocument(), owner));
    await Promise.all([inspect(hugeDocument(), 'busy'), ...small.map((send) => send())]);
    expect(judged).toEqual(['busy', 'calm', 'calm', 'calm', 'busy']);
  });

  it('turns away what neither a thread nor the queue has room for', async () => {
    const busy = pool();
    const [running, waiting] = [inspection(busy, smallDocument()), inspection(busy, smallDocument())];
    await expect(inspection(busy, smallDocument())).rejects.toThrow(InspectionUnavailable);
    await expect(Promise.all([running, waiting])).resolves.toHaveLength(2);
    await expect(inspection(busy, smallDocument())).resolves.toMatchObject({ verdict: { outcome: 'judged' } });
  });
});
