import { describe, expect, it } from '@jest/globals';
import { checkedEnabledEvents } from './enabled-events.ts';

const known = new Set(['brand.check.completed', 'brand.check.failed', 'platform.api_key.created']);

describe('what an endpoint subscribes to', () => {
  it.each([
    [['brand.check.completed']],
    [['brand.check.*', 'platform.api_key.created']],
    [['brand.*']],
    [['*']],
    [['*', 'brand.check.failed']],
  ])('may be %j', (entries) => {
    expect(checkedEnabledEvents(entries, known)).toEqual(entries);
  });

  it('holds each entry once', () => {
    expect(checkedEnabledEvents(['*', 'brand.*', '*'], known)).toEqual(['*', 'brand.*']);
  });

  it.each([
    [['brand.check.complete']],
    [['brand.check']],
    [['brand']],
    [['brandy.*']],
    [['brand.che*']],
    [['brand.check.completed.*']],
    [['.*']],
    [['**']],
    [['brand.*.completed']],
    [['brand.*.*']],
    [['']],
    [[' *']],
    [['BRAND.*']],
    [['__proto__']],
  ])('is not %j, which means nothing', (entries) => {
    expect(() => checkedEnabledEvents(['*', ...entries], known)).toThrow(
      expect.objectContaining({ code: 'parameter_invalid', param: 'enabled_events[1]' }),
    );
  });

  it('names the type that is unknown, its beginning when it is long, and where the types are listed', () => {
    const advice = 'Give a type that GET /event_types lists, the beginning of one with ".*", or "*".';
    for (const [entry, shown] of [
      ['brand.checked', 'brand.checked'],
      ['a'.repeat(101), `${'a'.repeat(100)}…`],
    ] as const) {
      const message = `"${shown}" is no event type. ${advice}`;
      expect(() => checkedEnabledEvents([entry], known)).toThrow(expect.objectContaining({ message }));
    }
  });

  it.each([0, 101])('never has %d entries', (length) => {
    expect(() => checkedEnabledEvents(new Array<string>(length).fill('*'), known)).toThrow(
      expect.objectContaining({ code: 'parameter_invalid', param: 'enabled_events' }),
    );
  });

  it('may have 100 entries', () => {
    expect(checkedEnabledEvents(new Array<string>(100).fill('*'), known)).toEqual(['*']);
  });
});
