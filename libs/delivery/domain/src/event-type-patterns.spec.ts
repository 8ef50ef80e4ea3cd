import { describe, expect, it } from '@jest/globals';
import { eventTypePatterns } from './event-type-patterns.ts';

describe('the patterns that ask for an event type', () => {
  it('are the type itself, every prefix of it, and the star', () => {
    expect(eventTypePatterns('brand.check.completed')).toEqual([
      '*',
      'brand.*',
      'brand.check.*',
      'brand.check.completed',
    ]);
  });

  it('do not go below the type', () => {
    expect(eventTypePatterns('ping')).toEqual(['*', 'ping']);
  });
});
