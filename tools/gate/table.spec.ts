import { describe, expect, it } from '@jest/globals';
import { overBudget, type Row, slowness, table } from './table.ts';

const row = (further: Partial<Row>): Row => ({
  ...{ name: 'corpus', extent: 'sample', minutes: 1.26, tests: 40, failed: 0, limit: 6 },
  ...{ processorMinutes: 1.04, budget: 1.5, slowness: 1, ...further },
});

describe('the table at the end of the gate', () => {
  it('has a line for each part, with its limit and its budget', () => {
    const ended = row({ name: 'first run', extent: 'whole', failed: 1, processorMinutes: null });
    expect(table([row({}), ended]).split('\n')).toEqual([
      'part       extent  minutes  limit  tests  failed  processor  budget  slowness',
      'corpus     sample      1.3    6.0     40       0        1.0     1.5       1.0',
      'first run  whole       1.3    6.0     40       1          ?     1.5       1.0',
    ]);
  });
});

describe('the processor time of a part', () => {
  it('may exceed its budget by half', () => {
    expect(overBudget([row({ processorMinutes: 2.25 }), row({ processorMinutes: null })])).toEqual([]);
  });

  it('may be longer by as much as the machine is slow', () => {
    expect(overBudget([row({ processorMinutes: 4.4, slowness: 2 })])).toEqual([]);
    expect(overBudget([row({ processorMinutes: 4.6, slowness: 2 })])).toEqual([
      'corpus: 4.6 minutes of a processor, budget 1.5 (tools/build/budget.ts), on a machine that is 2.0 times as slow as usual',
    ]);
  });

  it('fails the gate beyond that, with the name of the part and the numbers', () => {
    expect(overBudget([row({ processorMinutes: 2.3 })])).toEqual([
      'corpus: 2.3 minutes of a processor, budget 1.5 (tools/build/budget.ts)',
    ]);
  });
});

describe('the time by the clock', () => {
  it('is a warning from 35 minutes on, and no failure', () => {
    expect([slowness(35), slowness(36.04)]).toEqual(['', 'WARNING  36.0 minutes by the clock are more than 35.']);
  });
});
