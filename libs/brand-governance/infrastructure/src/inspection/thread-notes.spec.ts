import { hash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { ownThread, processorMs } from './processor-time.ts';
import { ThreadNotes } from './thread-notes.ts';

const DOCUMENT = Buffer.from('a document');
const WORK_MS = 50;

/** The notes of two threads: the one that inspects, and the one that watches it. */
function shared(): { readonly thread: ThreadNotes; readonly watcher: ThreadNotes } {
  const watcher = new ThreadNotes();
  return { watcher, thread: new ThreadNotes(watcher.memory) };
}

function life(): number | null {
  return processorMs(ownThread() ?? 0);
}

/** Keeps a processor busy until so many milliseconds are reported; does nothing where the system reports nothing. */
function work(told: () => number | null, milliseconds: number): void {
  const latest = performance.now() + 10_000;
  while ((told() ?? Infinity) < milliseconds && performance.now() < latest);
}

describe('the notes of a thread', () => {
  it('say nothing of a document with which no thread has begun', () => {
    const { thread, watcher } = shared();
    thread.noteStart();
    work(life, (life() ?? 0) + WORK_MS);
    expect({ sha256: watcher.contentSha256, spent: watcher.spentMs() }).toEqual({ sha256: null, spent: 0 });
  });

  it('name the document that the thread reads', () => {
    const { thread, watcher } = shared();
    thread.noteDocument(hash('sha256', DOCUMENT, 'buffer'));
    expect(watcher.contentSha256).toBe(hash('sha256', DOCUMENT));
  });

  it('hold for how long the thread has had a processor since it began, where the system reports it', () => {
    const { thread, watcher } = shared();
    work(life, 2 * WORK_MS);
    const before = life();
    thread.noteStart();
    thread.noteDocument(hash('sha256', DOCUMENT, 'buffer'));
    work(() => watcher.spentMs(), WORK_MS);
    const [spent, after] = [watcher.spentMs(), life()];
    const isKnown = spent !== null && before !== null && after !== null;
    expect(isKnown).toBe(process.platform === 'linux');
    expect(!isKnown || (WORK_MS <= spent && spent <= after - before)).toBe(true);
  });

  it('do not hold how long, for a thread on which the system does not report', () => {
    const { thread, watcher } = shared();
    thread.noteDocument(hash('sha256', DOCUMENT, 'buffer'));
    expect(watcher.spentMs()).toBeNull();
  });
});
