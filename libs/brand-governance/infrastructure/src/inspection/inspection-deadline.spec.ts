import { afterEach, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import { InspectionDeadline } from './inspection-deadline.ts';

const DEADLINE_MS = 200;

let deadline: InspectionDeadline | null = null;

/** `spent` returns for how long the thread has had a processor, when the deadline asks. */
function start(spent: () => number | null): InspectionDeadline {
  deadline = new InspectionDeadline(DEADLINE_MS, spent);
  return deadline;
}

function end({ signal }: InspectionDeadline): Promise<void> {
  return poll('the inspection is to end', () => signal.aborted);
}

afterEach(() => deadline?.clear());

describe('the deadline of an inspection', () => {
  it('ends one whose thread has had a processor all the time', async () => {
    const began = performance.now();
    const busy = start(() => performance.now() - began);
    await end(busy);
    expect(busy.reason).toBe('deadline');
  });

  it('goes by the clock where nobody knows how long the thread has had a processor', async () => {
    const unknown = start(() => null);
    await end(unknown);
    expect(unknown.reason).toBe('deadline');
  });

  it('waits for what others kept from the thread, and then ends the inspection', async () => {
    let readings = 0;
    const delayed = start(() => {
      readings += 1;
      return readings < 2 ? 1 : DEADLINE_MS;
    });
    await end(delayed);
    expect({ reason: delayed.reason, readings }).toEqual({ reason: 'deadline', readings: 2 });
  });

  it('blames no document when others had the processor for three times the deadline', async () => {
    const began = performance.now();
    const starved = start(() => DEADLINE_MS - 1);
    await end(starved);
    expect(starved.reason).toBe('starved');
    expect(performance.now() - began).toBeGreaterThanOrEqual(3 * DEADLINE_MS);
  });

  it('waits as long for a thread that has not begun', async () => {
    const began = performance.now();
    const loading = start(() => 0);
    await end(loading);
    expect(loading.reason).toBe('starved');
    expect(performance.now() - began).toBeGreaterThanOrEqual(3 * DEADLINE_MS);
  });

  it('leaves nothing behind of an inspection that has ended in time', async () => {
    let readings = 0;
    const over = start(() => {
      readings += 1;
      return null;
    });
    over.clear();
    await end(start(() => null));
    expect({ reason: over.reason, aborted: over.signal.aborted, readings }).toEqual({
      reason: null,
      aborted: false,
      readings: 0,
    });
  });

  it('leaves nothing behind of an inspection that has ended while it waited', async () => {
    let readings = 0;
    const over = start(() => {
      readings += 1;
      queueMicrotask(() => over.clear());
      return 1;
    });
    await poll('it waits', () => readings > 0);
    await end(start(() => null));
    expect({ reason: over.reason, readings }).toEqual({ reason: null, readings: 1 });
  });
});
