import { describe, expect, it } from '@jest/globals';
import { countsOf, fieldTime, firstReplay, isComplete, NOT_ARRIVED, replaysOf } from './replay-draft.ts';

const DRAFT = { since: '2026-11-20T09:14:05', until: '', status: 'failed' };
const SINCE = new Date(DRAFT.since).toISOString();
const NOTHING_MISSED = { missed_since: null };

describe('The form of a replay', () => {
  it('sends its times with an offset', () => {
    expect(replaysOf(DRAFT, NOTHING_MISSED, true)).toEqual([{ since: SINCE, status: 'failed', dry_run: true }]);
    const [replay] = replaysOf({ ...DRAFT, until: DRAFT.since }, NOTHING_MISSED, false);
    expect(replay).toMatchObject({ until: SINCE, dry_run: false });
  });

  it('asks for each status of what has not arrived, and for missed events from the first one on', () => {
    const draft = { ...DRAFT, status: NOT_ARRIVED.value };
    const ended = ['failed', 'abandoned'].map((status) => ({ since: SINCE, status, dry_run: true }));
    expect(replaysOf(draft, NOTHING_MISSED, true)).toEqual(ended);
    const missed = new Date(Date.parse(SINCE) + 1).toISOString();
    const missing = { since: missed, status: 'missing', dry_run: true };
    expect(replaysOf(draft, { missed_since: missed }, true)).toEqual([missing, ...ended]);
    const before = new Date(Date.parse(SINCE) - 1).toISOString();
    expect(replaysOf(draft, { missed_since: before }, true)).toEqual([{ ...missing, since: SINCE }, ...ended]);
  });

  it('does not ask for missed events of a period that ends before the first one', () => {
    const draft = { since: DRAFT.since, until: '2026-11-20T10:00:00', status: NOT_ARRIVED.value };
    const missed = { missed_since: new Date(draft.until).toISOString() };
    expect(replaysOf(draft, missed, true).map(({ status }) => status)).toEqual(['failed', 'abandoned']);
  });

  it('begins at the oldest of what has not arrived, or a day ago', () => {
    const now = new Date('2026-11-20T09:14:05').getTime();
    const ago = (milliseconds: number): string => new Date(now - milliseconds).toISOString();
    const sinceOf = (missed: string | null, ...created: string[]): string =>
      firstReplay(
        { missed_since: missed },
        created.map((time) => ({ created: time })),
        now,
      ).since;
    expect(sinceOf(null)).toBe('2026-11-19T09:14:05');
    expect(sinceOf(ago(5000))).toBe('2026-11-20T09:14:00');
    expect(sinceOf(ago(5000), ago(60_000), ago(120_000))).toBe('2026-11-20T09:11:05');
  });

  it('shows times of the browser', () => {
    expect(fieldTime(new Date(DRAFT.since))).toBe(DRAFT.since);
  });

  it('waits for complete times', () => {
    expect(isComplete(DRAFT)).toBe(true);
    expect(isComplete({ ...DRAFT, since: '' })).toBe(false);
    expect(isComplete({ ...DRAFT, until: 'soon' })).toBe(false);
  });

  it('adds up what its jobs counted', () => {
    const results = [
      { failed: 12, abandoned: 0, delivered: 3, created: 0, already_pending: 7 },
      { failed: 0, abandoned: 0, delivered: 0, created: 1, already_pending: 0 },
      null,
    ];
    expect(countsOf(results)).toEqual({ total: 16, parts: ['12 failed', '3 delivered before', '1 never sent'] });
    expect(countsOf([])).toEqual({ total: 0, parts: [] });
  });
});
