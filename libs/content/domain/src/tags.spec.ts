import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkedTags, isTag, tagKey, withoutTags, withTags } from './tags.ts';

const tags = fc.array(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((tag) => isTag(tag.trim())),
  {
    maxLength: 20,
  },
);

describe('tags', () => {
  it('lose the spaces around them, and are composed', () => {
    expect(checkedTags([' harbour ', 'u\u0308ber'])).toEqual(['harbour', '\u00fcber']);
  });

  it('that differ only in case are one tag, written as the first of them', () => {
    expect(checkedTags(['Hero', 'harbour', 'HERO', 'hero'])).toEqual(['Hero', 'harbour']);
  });

  it('are at most 50, of which the offending one is named', () => {
    const fifty = Array.from({ length: 50 }, (_, index) => `tag ${index}`);
    expect(checkedTags(fifty)).toHaveLength(50);
    expect(() => checkedTags([...fifty, 'one more'])).toThrow(
      expect.objectContaining({ code: 'parameter_invalid', param: 'tags' }),
    );
    expect(() => withTags(fifty, ['one more'])).toThrow(expect.objectContaining({ param: 'tags' }));
    for (const bad of ['', ' ', 'a'.repeat(61), 'a\nb', '\ud800']) {
      expect(() => checkedTags(['harbour', bad])).toThrow(
        expect.objectContaining({ code: 'parameter_invalid', param: 'tags[1]' }),
      );
    }
  });

  it('are added once and removed whatever their case', () => {
    expect(withTags(['Harbour'], ['harbour', 'dawn'])).toEqual(['Harbour', 'dawn']);
    expect(withoutTags(['Harbour', 'dawn'], [' HARBOUR '])).toEqual(['dawn']);
  });

  it('stay the same when they are checked again', () => {
    fc.assert(
      fc.property(tags, (given) => {
        const once = checkedTags(given);
        expect(checkedTags(once)).toEqual(once);
      }),
    );
  });

  it('that are removed after they were added leave what was there before', () => {
    fc.assert(
      fc.property(tags, tags, (first, second) => {
        const present = checkedTags(first);
        const keys = new Set(present.map(tagKey));
        const added = checkedTags(second).filter((tag) => !keys.has(tagKey(tag)));
        expect(withoutTags(withTags(present, added), added)).toEqual(present);
      }),
    );
  });
});
