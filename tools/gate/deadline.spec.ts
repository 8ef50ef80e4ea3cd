import { describe, expect, it } from '@jest/globals';
import { shortened } from './deadline.ts';
import { PARTS } from './parts.ts';
import type { Chosen } from './selection.ts';

function chosen(name: string, extent: Chosen['extent']): Chosen {
  const part = PARTS.find((one) => one.name === name);
  if (part === undefined) throw new Error(`There is no part ${name}.`);
  return { part, extent, reason: 'chosen' };
}

const [office, process, timed] = [chosen('office', 'whole'), chosen('process', 'whole'), chosen('timed', 'whole')];
const corpus = chosen('corpus', 'sample');
const all = [office, corpus, process, timed];
/** The next part, as it runs on a machine that is three times as slow as usual, long before the end or shortly before it. */
const next = (one: Chosen, minutesLeft: number, slowness = 3) => shortened(one, all, minutesLeft, slowness).extent;

describe('the deadline of the gate', () => {
  it('shortens nothing that ends in time, and nothing on a machine that is as fast as usual', () => {
    expect(all.map((one) => next(one, 200))).toEqual(['whole', 'sample', 'whole', 'whole']);
    expect(all.map((one) => next(one, 1, 1.2))).toEqual(['whole', 'sample', 'whole', 'whole']);
  });

  it('on a slow machine takes samples of what is touched, and leaves out what is not touched or measures time', () => {
    expect(all.map((one) => next(one, 40))).toEqual(['sample', 'left out', 'whole', 'left out']);
  });

  it('begins no part on a slow machine that would end too late', () => {
    expect([office, process].map((one) => next(one, 30))).toEqual(['left out', 'left out']);
  });

  it('says why', () => {
    expect(shortened(corpus, all, 30, 2.34).reason).toBe('the machine is 2.3 times as slow as usual');
  });
});
