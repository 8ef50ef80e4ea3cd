import { describe, expect, it } from '@jest/globals';
import { sampleRun, sampleRuns } from '@livery/office-testing';
import fc from 'fast-check';
import { RunColumns } from './text-runs.ts';

const PLAIN = sampleRun('any');
const LINK = sampleRun('any', {}, { link: 'https://example.com/' });

describe('the runs of a paragraph', () => {
  it('are those that were added since it began, whatever runs are before and behind them', () => {
    const columns = new RunColumns();
    columns.add(PLAIN, 'before'.length);
    const first = columns.length;
    columns.add(PLAIN, 'One '.length);
    columns.add(LINK, 'One two'.length);
    const runs = columns.since(first, 'One two');
    columns.add(PLAIN, 'behind'.length);
    expect([...runs]).toEqual([
      { ...PLAIN, text: 'One ' },
      { ...LINK, text: 'two' },
    ]);
    expect([runs.at(-1), runs.at(2), runs.formatAt(2)]).toEqual([undefined, undefined, undefined]);
  });

  it('are equal to the runs that were added', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => {
        const runs = sampleRuns(texts.map((text) => sampleRun(text)));
        expect(Array.from(runs, ({ text }) => text)).toEqual(texts);
        expect(texts.map((_, index) => runs.lengthAt(index))).toEqual(texts.map(({ length }) => length));
        expect([runs.text, runs.length]).toEqual([texts.join(''), texts.length]);
      }),
    );
  });

  it('find the run that contains a character, and the last run for an offset behind the end', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (texts) => {
        const runs = sampleRuns(texts.map((text) => sampleRun(text)));
        const numbers = texts.flatMap((text, number) => Array.from({ length: text.length }, () => number));
        expect(numbers.map((_, offset) => runs.indexAt(offset))).toEqual(numbers);
        expect(runs.indexAt(runs.text.length)).toBe(texts.length - 1);
      }),
    );
  });

  it('have characters when one of them has characters of a script', () => {
    const [blank, written] = [sampleRun(' ', {}, { scripts: [] }), sampleRun('a')];
    expect([[], [blank], [blank, written]].map((runs) => sampleRuns(runs).hasCharacters)).toEqual([false, false, true]);
  });
});
