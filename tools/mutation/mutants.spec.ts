import { describe, expect, it } from '@jest/globals';
import { mutantsOf, withMutant } from './mutants.ts';

const changesOf = (source: string): string[] => mutantsOf(source).map((mutant) => withMutant(source, mutant));

describe('the mutants of a source', () => {
  it.each([
    ['negate a condition', 'if (a) b();', ['if (!(a)) b();', 'if (a) ;']],
    ['negate a choice', 'const x = a ? b : c;', ['const x = !(a) ? b : c;']],
    ['move a limit by one', 'const MAX = 5_000;', ['const MAX = 5001;']],
    ['include or exclude a limit', 'const x = a < b;', ['const x = a <= b;']],
    ['have the opposite constant', 'const x = true;', ['const x = false;']],
    ['have another operator', 'const x = a && b;', ['const x = a || b;']],
    ['leave a statement out', 'f(a);', [';']],
  ])('%s', (_, source, changes) => {
    expect(changesOf(source)).toEqual(changes);
  });

  it.each(["import { a } from './b.ts';", 'type A = 1 | true;', 'let a: 5 | false;', "const text = 'a' + b;"])(
    'do not exist where a test notices nothing, or every test does: %s',
    (source) => {
      expect(changesOf(source)).toEqual([]);
    },
  );

  it('say what changes in which line', () => {
    expect(mutantsOf('const a = b;\nconst MAX = 7;')).toEqual([
      { start: 25, end: 26, replacement: '8', line: 2, change: '7 becomes 8' },
    ]);
  });
});
