import { describe, expect, it } from '@jest/globals';
import { countsOf, fieldTime, isComplete, replayOf } from './replay-draft.ts';

const DRAFT = { since: '2026-11-20T09:14:05', until: '', status: 'failed' };

describe('The form of a replay', () => {
  it('sends its times with an offset', () => {
    const since = new Date('2026-11-20T09:14:05').toISOString();
    expect(replayOf(DRAFT, true)).toEqual({ since, status: 'failed', dry_run: true });
    expect(replayOf({ ...DRAFT, until: DRAFT.since }, false)).toMatchObject({ until: since, dry_run: false });
  });

  it('shows times of the browser', () => {
    expect(fieldTime(new Date(DRAFT.since))).toBe(DRAFT.since);
  });

  it('waits for complete times', () => {
    expect(isComplete(DRAFT)).toBe(true);
    expect(isComplete({ ...DRAFT, since: '' })).toBe(false);
    expect(isComplete({ ...DRAFT, until: 'soon' })).toBe(false);
  });

  it('adds up what a job counted', () => {
    const result = { failed: 12, abandoned: 0, delivered: 3, created: 1, already_pending: 7 };
    expect(countsOf(result)).toEqual({ total: 16, parts: ['12 failed', '3 delivered before', '1 never sent'] });
    expect(countsOf(null)).toEqual({ total: 0, parts: [] });
  });
});
