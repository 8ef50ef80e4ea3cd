import { describe, expect, it } from '@jest/globals';
import { SuiteLanes } from './suite-lanes.ts';

const SUITES = Array.from({ length: 40 }, (_, index) => index);

function laneByLane(lanes: SuiteLanes<number>): readonly (readonly number[])[] {
  return Array.from({ length: lanes.count }, (_, lane) => Array.from({ length: 20 }, () => lanes.next(lane) ?? -1));
}

describe('the lanes of suites', () => {
  it('run every suite once', () => {
    const lanes = new SuiteLanes(SUITES, 3, 7);
    const ran = SUITES.map((index) => lanes.next(index % 3) ?? -1);
    expect(ran.toSorted((a, b) => a - b)).toEqual(SUITES);
    expect(lanes.next(0)).toBeUndefined();
  });

  it('have the same suites in the same order for the same seed, and others for another one', () => {
    const first = laneByLane(new SuiteLanes(SUITES, 2, 7));
    expect(laneByLane(new SuiteLanes(SUITES, 2, 7))).toEqual(first);
    expect(laneByLane(new SuiteLanes(SUITES, 2, 8))).not.toEqual(first);
  });

  it('give their last suites to a lane that has finished', () => {
    const lanes = new SuiteLanes(SUITES, 2, 7);
    const [own = []] = laneByLane(new SuiteLanes(SUITES, 2, 7));
    const taken = SUITES.map(() => lanes.next(1));
    expect(taken.slice(20)).toEqual(own.toReversed());
  });
});
