import { describe, expect, it } from '@jest/globals';
import { isUsable, keyState } from './key-state.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const BEFORE = '2026-11-26T11:59:59Z';
const AFTER = '2026-11-26T12:00:01Z';
const ENDLESS = { revoked_at: null, retires_at: null, expires_at: null };

describe('The state of a key', () => {
  it.each([
    [{}, 'active', true],
    [{ expires_at: AFTER }, 'active', true],
    [{ retires_at: AFTER }, 'retiring', true],
    [{ retires_at: BEFORE }, 'replaced', false],
    [{ expires_at: BEFORE }, 'expired', false],
    [{ retires_at: AFTER, expires_at: BEFORE }, 'expired', false],
    [{ revoked_at: BEFORE, retires_at: AFTER }, 'revoked', false],
  ])('with %j is %s', (ends, state, usable) => {
    const found = keyState({ ...ENDLESS, ...ends }, NOW);
    expect([found, isUsable(found)]).toEqual([state, usable]);
  });
});
