import { describe, expect, it } from '@jest/globals';
import type { DocumentEdit } from '@livery/office-model';
import { MovedLocations } from './moved-locations.ts';

const shape = (location: string): DocumentEdit => ({ part: '/', location, change: { kind: 'remove_shape' } });
const slide = (location: string): DocumentEdit => ({ part: '/', location, change: { kind: 'remove', what: 'slide' } });

describe('after shapes and slides were removed', () => {
  const moved = new MovedLocations([
    shape('slide[3]/shape[2]'),
    shape('slide[3]/shape[4]'),
    slide('slide[1]'),
    { part: '/', location: 'slide[2]/notes', change: { kind: 'remove', what: 'notes' } },
  ]);

  it.each([
    ['slide[0]/shape[9]', 'slide[0]/shape[9]'],
    ['slide[1]/shape[0]', null],
    ['slide[2]', 'slide[1]'],
    ['slide[3]/shape[2]/paragraph[0]', null],
    ['slide[10]/shape[2]', 'slide[9]/shape[2]'],
    ['layout[Title]/shape[3]', 'layout[Title]/shape[3]'],
    ['theme[0]/color[accent1]', 'theme[0]/color[accent1]'],
  ])('%s is %s', (before, after) => {
    expect(moved.placeOf(before)).toBe(after);
  });

  it('shapes behind several others move by all of them', () => {
    const two = new MovedLocations([shape('slide[0]/shape[0]'), shape('slide[0]/shape[2]')]);
    expect([1, 3, 4].map((index) => two.placeOf(`slide[0]/shape[${index}]/run[0]`))).toEqual([
      'slide[0]/shape[0]/run[0]',
      'slide[0]/shape[1]/run[0]',
      'slide[0]/shape[2]/run[0]',
    ]);
  });

  it('shapes move within their slide before it moves itself', () => {
    const both = new MovedLocations([slide('slide[3]'), shape('slide[9]/shape[1]')]);
    expect(both.placeOf('slide[9]/shape[4]/paragraph[0]')).toBe('slide[8]/shape[3]/paragraph[0]');
    expect(both.placeOf('slide[9]/shape[1]')).toBeNull();
    expect(both.placeOf('slide[8]/shape[4]')).toBe('slide[7]/shape[4]');
  });
});
