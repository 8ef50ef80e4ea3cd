import { describe, expect, it } from '@jest/globals';
import { WaitingLine } from './waiting-line.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Tasks of a line, which are named after their owners: `a1` is one of `a`. */
class Tasks {
  /** The names in the order in which they were let in. */
  readonly admitted: string[] = [];
  private readonly inside = new Map<string, (spent?: number) => void>();

  constructor(private readonly line: WaitingLine) {}

  async enter(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      void this.line.enter({ owner: name.slice(0, 1) }).then((leave) => {
        this.admitted.push(name);
        this.inside.set(name, leave);
      });
    }
    await turn();
  }

  async leave(name: string, spent?: number): Promise<void> {
    this.inside.get(name)?.(spent);
    this.inside.delete(name);
    await turn();
  }

  /** Ends the tasks one after the other, until none is left. */
  async finish(): Promise<void> {
    for (let [name] = this.inside.keys(); name !== undefined; [name] = this.inside.keys()) await this.leave(name);
  }
}

/** A line of one place, which is taken. */
async function takenLine(length: number): Promise<{ readonly line: WaitingLine; readonly leave: () => void }> {
  const line = new WaitingLine(1, length);
  return { line, leave: await line.enter({ owner: 'first' }) };
}

describe('a waiting line', () => {
  it('lets owners take turns, and the tasks of each in the order of their arrival', async () => {
    const line = new WaitingLine(1, 20);
    const tasks = new Tasks(line);
    await tasks.enter('x1', 'a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1');
    await tasks.finish();
    expect(tasks.admitted).toEqual(['x1', 'a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
    expect([line.running, line.waiting]).toEqual([0, 0]);
  });

  it('lets the owner in whose tasks have spent the least', async () => {
    const tasks = new Tasks(new WaitingLine(1, 40));
    await tasks.enter('a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'b4', 'c1', 'c2');
    for (let task = 0; task < 9; task += 1) {
      const name = tasks.admitted.at(-1) ?? '';
      await tasks.leave(name, name.startsWith('a') ? 35 : 10);
    }
    expect(tasks.admitted).toEqual(['a1', 'b1', 'c1', 'b2', 'c2', 'b3', 'b4', 'a2', 'a3']);
  });

  it('forgets what an owner has spent while nobody else waited, and saves nothing up for who was away', async () => {
    const tasks = new Tasks(new WaitingLine(1, 40));
    await tasks.enter('a1', 'a2', 'a3');
    await tasks.leave('a1', 1_000);
    await tasks.leave('a2', 1_000);
    await tasks.enter('b1', 'b2', 'b3', 'b4', 'a4');
    for (let task = 0; task < 3; task += 1) await tasks.leave(tasks.admitted.at(-1) ?? '', 10);
    expect(tasks.admitted).toEqual(['a1', 'a2', 'a3', 'b1', 'a4', 'b2']);
  });

  it('keeps a place free that no owner may take beside its share, also while only one owner has tasks', async () => {
    const line = new WaitingLine(3, 20, 2);
    const tasks = new Tasks(line);
    await tasks.enter('a1', 'a2', 'a3', 'a4');
    expect([tasks.admitted, line.running, line.waiting]).toEqual([['a1', 'a2'], 2, 2]);
    expect([line.isFullFor('a'), line.isFullFor('b')]).toEqual([false, false]);
    await tasks.enter('b1', 'b2');
    expect(tasks.admitted).toEqual(['a1', 'a2', 'b1']);
    await tasks.leave('b1');
    expect(tasks.admitted).toEqual(['a1', 'a2', 'b1', 'b2']);
    await tasks.leave('a2');
    expect(tasks.admitted).toEqual(['a1', 'a2', 'b1', 'b2', 'a3']);
    await tasks.finish();
    expect([tasks.admitted.length, line.running, line.waiting]).toEqual([6, 0, 0]);
  });

  it('gives tasks without an owner all places', async () => {
    const line = new WaitingLine(2, 20, 1);
    await Promise.all([line.enter(), line.enter()]);
    expect([line.running, line.waiting]).toEqual([2, 0]);
  });

  it('gives one owner half of the places to wait, and the others the rest', async () => {
    const { line } = await takenLine(4);
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
    const { line } = await takenLine(2);
    void line.enter();
    expect(line.isFullFor()).toBe(false);
    void line.enter();
    expect(line.isFullFor()).toBe(true);
  });

  it('turns away all that wait, and goes on', async () => {
    const { line, leave } = await takenLine(4);
    const all = Promise.allSettled([line.enter({ owner: 'a' }), line.enter({ owner: 'b' })]);
    line.turnAway(new Error('closed'));
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    leave();
    expect([line.running, line.waiting]).toEqual([0, 0]);
  });
});
