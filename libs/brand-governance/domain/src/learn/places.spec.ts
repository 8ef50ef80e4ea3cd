import { describe, expect, it } from '@jest/globals';
import { MAX_PLACES, Places } from './places.ts';

const placesAt = (...locations: readonly string[]): Places => {
  const places = new Places();
  for (const location of locations) places.add(location);
  return places;
};

describe('the places that say something', () => {
  it('make it sure when a theme is among them or when they are three', () => {
    expect(placesAt('a').confidence).toBe('low');
    expect(placesAt('a', 'b').confidence).toBe('medium');
    expect(placesAt('a', 'b', 'c').confidence).toBe('high');
    expect(new Places(true).add('theme[0]/color[accent1]').confidence).toBe('high');
  });

  it('count where a value is set, and not how often it is used', () => {
    const places = new Places().add('layout[Title]/shape[0]', 40);
    expect([places.seen, places.confidence]).toEqual([40, 'low']);
    expect(placesAt('a', 'a', 'a')).toMatchObject({ seen: 3, confidence: 'low', locations: ['a'] });
  });

  it('are counted beyond those that are listed', () => {
    const places = placesAt(...Array.from({ length: 30 }, (_, index) => `slide[${index}]`));
    expect([places.seen, places.locations.length]).toEqual([30, MAX_PLACES]);
  });

  it('are none for what was never seen', () => {
    expect(new Places()).toMatchObject({ seen: 0, confidence: 'low', locations: [] });
  });
});
