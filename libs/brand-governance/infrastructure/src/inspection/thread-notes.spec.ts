import { hash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { ownThread, processorMs } from './processor-time.ts';
import { ThreadNotes } from './thread-notes.ts';

const DOCUMENT = Buffer.from('a document');
const WORK_MS = 50;

/** Notes of two threads: the one that inspects, and the one that looks at it. */
function shared(): { readonly thread: ThreadNotes; readonly onlooker: ThreadNotes } {
  const onlooker = new ThreadNotes();
  return { onlooker, thread: new ThreadNotes(onlooker.memory) };
}

function life(): number | null {
  return processorMs(ownThread() ?? 0);
}

/** Keeps a processor busy until so much is told; nothing where the system tells nothing. */
function work(told: () => number | null, milliseconds: number): void {
  const latest = performance.now() + 10_000;
  while ((told() ?? Infinity) < milliseconds && performance.now() < latest);
}

describe('the notes of a thread', () => {
  it('say nothing of a document with which no thread has begun', () => {
    const { thread, onlooker } = shared();
    thread.noteStart();
    work(life, (life() ?? 0) + WORK_MS);
    expect({ sha256: onlooker.contentSha256, spent: onlooker.spentMs() }).toEqual({ sha256: null, spent: 0 });
  });

  it('name the document that the thread reads', () => {
    const { thread, onlooker } = shared();
    thread.noteDocument(hash('sha256', DOCUMENT, 'buffer'));
    expect(onlooker.contentSha256).toBe(hash('sha256', DOCUMENT));
  });

  it('tell for how long the thread has had a processor since it began, where the system does', () => {
    const { thread, onlooker } = shared();
    work(life, 2 * WORK_MS);
    const before = life();
    thread.noteStart();
    thread.noteDocument(hash('sha256', DOCUMENT, 'buffer'));
    work(() => onlooker.spentMs(), WORK_MS);
    const [spent, after] = [onlooker.spentMs(), life()];
    const isKnown = spent !== null && before !== null && after !== null;
    expect(isKnown).toBe(process.platform === 'linux');
    expect(!isKnown || (WORK_MS <= spent && spent <= after - before)).toBe(true);
  });

  it('do not know how long, of a thread that the system does not tell of', () => {
    const { thread, onlooker } = shared();
    thread.noteDocument(hash('sha256', DOCUMENT, 'buffer'));
    expect(onlooker.spentMs()).toBeNull();
  });
});
