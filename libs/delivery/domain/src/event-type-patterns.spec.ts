import { describe, expect, it } from '@jest/globals';
import { eventTypePatterns } from './event-type-patterns.ts';

describe('the patterns that match an event type', () => {
  it('are the type itself, every prefix of it, and the asterisk', () => {
    expect(eventTypePatterns('brand.check.completed')).toEqual([
      '*',
      'brand.*',
      'brand.check.*',
      'brand.check.completed',
    ]);
  });

  it('are two for a type without a dot', () => {
    expect(eventTypePatterns('ping')).toEqual(['*', 'ping']);
  });
});
