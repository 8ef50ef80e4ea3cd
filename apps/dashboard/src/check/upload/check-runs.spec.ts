import { describe, expect, it } from '@jest/globals';
import { type BrandCheck, ConnectionError } from '@livery/sdk';
import { CheckRuns, type Judge } from './check-runs.ts';

const CHECK: BrandCheck = {
  id: 'brand_check_1',
  object: 'brand_check',
  organization: 'org_1',
  livemode: true,
  status: 'completed',
  content_type: 'pptx',
  filename: 'a.pptx',
  document: null,
  size_bytes: 3,
  content_sha256: '',
  guideline_version: '',
  engine_version: 1,
  document_kept_until: null,
  findings: [],
  suppressed: [],
  summary: null,
  not_evaluated: [],
  error_message: null,
  error_code: null,
  metadata: {},
  created_by: null,
  created: '',
  completed: null,
  duration_ms: null,
};

const WISH = { keep: true };
const file = (name: string): File => new File(['abc'], name);

/** Runs whose requests are answered by the test, in the order in which they were sent. */
function startRuns() {
  const requests: { key: string; answer: (check: BrandCheck) => void; fail: (error: unknown) => void }[] = [];
  const watchers = new Map<string, (sent: number) => void>();
  const judge: Judge = (_run, { idempotencyKey, signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<BrandCheck>();
    requests.push({ key: idempotencyKey, answer: resolve, fail: reject });
    signal.addEventListener('abort', () => reject(signal.reason));
    return promise;
  };
  const runs = new CheckRuns(judge, (key, watcher) => {
    watchers.set(key, watcher);
    return () => watchers.delete(key);
  });
  return { runs, requests, watchers, phases: () => runs.current().map(({ state }) => state.phase) };
}

/** Lets the runs react. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('CheckRuns', () => {
  it('checks files one after another, and says how far each one is', async () => {
    const { runs, requests, watchers, phases } = startRuns();
    runs.add([file('a.pptx'), file('b.pptx')], WISH);
    expect(phases()).toEqual(['sending', 'waiting']);
    const [first] = requests;
    watchers.get(first?.key ?? '')?.(0.5);
    expect(runs.current()[0]?.state).toEqual({ phase: 'sending', sent: 0.5 });
    watchers.get(first?.key ?? '')?.(1);
    expect(phases()).toEqual(['judging', 'waiting']);
    first?.answer(CHECK);
    await settled();
    expect(phases()).toEqual(['done', 'sending']);
    requests[1]?.answer(CHECK);
    await settled();
    expect(phases()).toEqual(['done', 'done']);
    expect(watchers.size).toBe(0);
  });

  it('does not send what the service would refuse, and goes on with the next file', () => {
    const { runs, requests, phases } = startRuns();
    runs.add([file('a.pdf'), file('b.docx')], WISH);
    expect(phases()).toEqual(['failed', 'sending']);
    expect(requests).toHaveLength(1);
  });

  it('cancels a file that is sent, and one that waits', async () => {
    const { runs, requests, phases } = startRuns();
    const [first = 0, second = 0] = runs.add([file('a.pptx'), file('b.pptx'), file('c.pptx')], WISH);
    runs.cancel(second);
    runs.cancel(first);
    await settled();
    expect(phases()).toEqual(['cancelled', 'cancelled', 'sending']);
    expect(requests).toHaveLength(2);
  });

  it('tries again with the same key if the answer was lost, so that the file is not checked twice', async () => {
    const { runs, requests, phases } = startRuns();
    const [id = 0] = runs.add([file('a.pptx')], WISH);
    requests[0]?.fail(new ConnectionError('lost'));
    await settled();
    expect(phases()).toEqual(['failed']);
    runs.retry(id);
    expect(requests[1]?.key).toBe(requests[0]?.key);
    requests[1]?.fail(new TypeError('The file cannot be read.'));
    await settled();
    runs.retry(id);
    expect(requests[2]?.key).not.toBe(requests[0]?.key);
  });

  it('takes off the list only what has ended', async () => {
    const { runs, requests, phases } = startRuns();
    runs.add([file('a.pptx'), file('b.pptx')], WISH);
    requests[0]?.answer(CHECK);
    await settled();
    runs.clear();
    expect(phases()).toEqual(['sending']);
  });
});
