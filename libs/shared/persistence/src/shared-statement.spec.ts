import { beforeEach, describe, expect, it } from '@jest/globals';
import { SharedStatement } from './shared-statement.ts';

/** A running statement, which the test ends. */
interface Sent {
  readonly questions: readonly number[];
  readonly succeed: () => void;
  readonly fail: () => void;
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

let sent: Sent[];
let doubled: SharedStatement<number, number>;

beforeEach(() => {
  sent = [];
  doubled = new SharedStatement(
    (questions) =>
      new Promise((resolve, reject) =>
        sent.push({
          questions: [...questions],
          succeed: () => resolve((question) => question * 2),
          fail: () => reject(new Error('The server does not respond.')),
        }),
      ),
  );
});

const asked = (): (readonly number[])[] => sent.map(({ questions }) => questions);

describe('a shared statement', () => {
  it('serves concurrent calls together, each with its own answer', async () => {
    const answers = Promise.all([1, 2, 3, 2].map((question) => doubled.ask(question)));
    await turn();
    expect(asked()).toEqual([[1, 2, 3, 2]]);
    sent[0]?.succeed();
    expect(await answers).toEqual([2, 4, 6, 4]);
  });

  it('is sent while two others are running; a fourth one collects calls until one of them ends', async () => {
    const answers: Promise<number>[] = [];
    for (const question of [1, 2, 3, 4, 5]) {
      answers.push(doubled.ask(question));
      await turn();
    }
    expect(asked()).toEqual([[1], [2], [3]]);
    sent[1]?.succeed();
    await turn();
    expect(asked()).toEqual([[1], [2], [3], [4, 5]]);
    for (const index of [0, 2, 3]) sent[index]?.succeed();
    expect(await Promise.all(answers)).toEqual([2, 4, 6, 8, 10]);
  });

  it('never answers a call that came after it was sent', async () => {
    const first = doubled.ask(1);
    await turn();
    const second = doubled.ask(1);
    sent[0]?.succeed();
    await first;
    await turn();
    expect(asked()).toEqual([[1], [1]]);
    sent[1]?.succeed();
    expect(await second).toBe(2);
  });

  it('fails for all calls that share it, and for no others', async () => {
    const failing = Promise.allSettled([doubled.ask(1), doubled.ask(2)]);
    await turn();
    sent[0]?.fail();
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    for (const question of [3, 4, 5]) {
      const answer = doubled.ask(question);
      await turn();
      sent.at(-1)?.succeed();
      expect(await answer).toBe(question * 2);
    }
  });
});
