import { describe, expect, it } from '@jest/globals';
import { newId, publicId } from '@livery/kernel';
import { checkedSetSlides, chooseSlides, type PptSet, type SetSlide } from './ppt-set.ts';

const IDS = Array.from({ length: 5 }, () => newId());
const idsAt = (...places: readonly number[]): string[] => places.map((place) => IDS[place] ?? '');

function setOf(flags: Readonly<Record<number, Partial<SetSlide>>>): PptSet {
  const slides = IDS.map((slideId, place) => ({
    slideId,
    isRequired: false,
    isLocked: false,
    composedHash: 'a'.repeat(64),
    ...flags[place],
  }));
  const tenant = { organizationId: newId(), livemode: true };
  return { id: newId(), tenant, kind: 'deck', template: null, slides, compositionError: null, created: new Date() };
}

const chosen = (set: PptSet, ...places: readonly number[]): readonly string[] =>
  chooseSlides(set, idsAt(...places)).map(({ slideId }) => slideId);

describe('slides that are chosen from a set', () => {
  it('come in the chosen order', () => {
    expect(chosen(setOf({}), 3, 0, 4)).toEqual(idsAt(3, 0, 4));
  });

  it('contain every required slide', () => {
    const set = setOf({ 1: { isRequired: true }, 2: { isRequired: true } });
    expect(() => chosen(set, 0, 2)).toThrow(`requires ${publicId('slide', IDS[1] ?? '')}.`);
    expect(chosen(set, 2, 1)).toEqual(idsAt(2, 1));
  });

  it('keep the order of locked slides among the others', () => {
    const set = setOf({ 2: { isLocked: true } });
    expect(chosen(set, 1, 0, 2, 4, 3)).toEqual(idsAt(1, 0, 2, 4, 3));
    expect(chosen(set, 4, 0)).toEqual(idsAt(4, 0));
    for (const places of [
      [2, 0],
      [3, 2],
      [1, 3, 2, 4],
    ]) {
      expect(() => chosen(set, ...places)).toThrow(`${publicId('slide', IDS[2] ?? '')} is locked`);
    }
  });

  it('are slides of the set, each once, and at least one', () => {
    const set = setOf({});
    expect(() => chooseSlides(set, [newId()])).toThrow('does not contain slide_');
    expect(() => chosen(set, 1, 1)).toThrow('each slide once');
    expect(() => chosen(set)).toThrow('at least one');
  });
});

describe('the slides of a set', () => {
  const draft = (slideId: string) => ({ slideId, isRequired: false, isLocked: false });

  it('are one to 300, each once', () => {
    expect(checkedSetSlides(IDS.map(draft))).toHaveLength(5);
    expect(() => checkedSetSlides([])).toThrow('at least one');
    expect(() => checkedSetSlides(Array.from({ length: 301 }, () => draft(newId())))).toThrow('at most 300');
    expect(() => checkedSetSlides([...IDS, ...idsAt(3)].map(draft))).toThrow('slides[5] is the same as slides[3]');
  });
});
