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

  it('has each entry once', () => {
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
  ])('may not be %j, which matches no event type', (entries) => {
    expect(() => checkedEnabledEvents(['*', ...entries], known)).toThrow(
      expect.objectContaining({ code: 'parameter_invalid', param: 'enabled_events[1]' }),
    );
  });

  it('is refused with a message that quotes the unknown type, shortened to 100 characters, and says where types are listed', () => {
    const advice = 'Use a type that GET /event_types lists, a prefix with ".*" such as "brand.*", or "*".';
    for (const [entry, quoted] of [
      ['brand.checked', 'brand.checked'],
      ['a'.repeat(101), `${'a'.repeat(100)}…`],
    ] as const) {
      const message = `"${quoted}" is not an event type. ${advice}`;
      expect(() => checkedEnabledEvents([entry], known)).toThrow(expect.objectContaining({ message }));
    }
  });

  it.each([0, 101])('may not have %d entries', (length) => {
    expect(() => checkedEnabledEvents(new Array<string>(length).fill('*'), known)).toThrow(
      expect.objectContaining({ code: 'parameter_invalid', param: 'enabled_events' }),
    );
  });

  it('may have 100 entries', () => {
    expect(checkedEnabledEvents(new Array<string>(100).fill('*'), known)).toEqual(['*']);
  });
});
