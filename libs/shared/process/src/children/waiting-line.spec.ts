import { describe, expect, it } from '@jest/globals';
import { WaitingLine } from './waiting-line.ts';

/** A line of one place, which is taken. */
async function takenLine(length: number): Promise<WaitingLine> {
  const line = new WaitingLine(1, length);
  await line.enter({ owner: 'first' });
  return line;
}

/** Lets all in that wait, one after the other. @returns the names in the order in which they were let in */
async function admitted(line: WaitingLine, admissions: readonly string[]): Promise<readonly string[]> {
  while (line.waiting > 0) {
    line.leave();
    await Promise.resolve();
  }
  await new Promise(setImmediate);
  return admissions;
}

describe('a waiting line', () => {
  it('lets owners take turns, and the tasks of each in the order of their arrival', async () => {
    const line = await takenLine(20);
    const admissions: string[] = [];
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) {
      void line.enter({ owner: name.slice(0, 1) }).then(() => admissions.push(name));
    }
    expect(await admitted(line, admissions)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
    line.leave();
    expect([line.running, line.waiting]).toEqual([0, 0]);
  });

  it('gives one owner half of the places to wait, and the others the rest', async () => {
    const line = await takenLine(4);
    const gone = new AbortController();
    for (let task = 0; task < 2; task += 1) line.enter({ owner: 'a', signal: gone.signal }).catch(() => undefined);
    expect([line.isFullFor('a'), line.isFullFor('b'), line.isFullFor()]).toEqual([true, false, false]);
    void line.enter({ owner: 'b' });
    void line.enter({ owner: 'c' });
    expect([line.isFullFor('b'), line.isFullFor()]).toEqual([true, true]);
    gone.abort(new Error('gone'));
    expect([line.isFullFor('a'), line.waiting]).toEqual([false, 2]);
  });

  it('lets tasks without an owner fill it', async () => {
    const line = await takenLine(2);
    void line.enter();
    expect(line.isFullFor()).toBe(false);
    void line.enter();
    expect(line.isFullFor()).toBe(true);
  });

  it('turns away all that wait, and goes on', async () => {
    const line = await takenLine(4);
    const all = Promise.allSettled([line.enter({ owner: 'a' }), line.enter({ owner: 'b' })]);
    line.turnAway(new Error('closed'));
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    line.leave();
    expect([line.running, line.waiting]).toEqual([0, 0]);
  });
});
