import { describe, expect, it } from '@jest/globals';
import { type Measurement, slownessOf, USUAL } from './machine.ts';

const measurement = (clock: number, processor: number): Measurement => ({
  ...{ at: 0, clock: clock * USUAL.clock, processor: processor * USUAL.processor },
});

describe('the slowness of a machine', () => {
  it('is the mean of what was measured, by the clock and for a processor, over the usual times', () => {
    expect(slownessOf([measurement(2, 1), measurement(4, 2)])).toEqual({ clock: 3, processor: 1.5 });
  });

  it('is 1 for a machine that is faster than usual, and if nothing was measured', () => {
    expect(slownessOf([measurement(0.5, 0.4)])).toEqual({ clock: 1, processor: 1 });
    expect(slownessOf([])).toEqual({ clock: 1, processor: 1 });
  });
});
