import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newId } from './id.ts';
import { parsePublicId, publicId } from './public-id.ts';

const uuids = fc.uuid();

describe('a public id', () => {
  it('leads back to the UUID that it was made of', () => {
    fc.assert(fc.property(uuids, (uuid) => expect(parsePublicId('evt', publicId('evt', uuid))).toBe(uuid)));
  });

  it('sorts as its UUID does', () => {
    fc.assert(fc.property(uuids, uuids, (a, b) => expect(publicId('evt', a) < publicId('evt', b)).toBe(a < b)));
  });

  it('is its prefix and 22 characters of base62', () => {
    expect(publicId('brand_check', newId())).toMatch(/^brand_check_[0-9A-Za-z]{22}$/);
    expect(publicId('evt', '00000000-0000-0000-0000-000000000001')).toBe('evt_0000000000000000000001');
    expect(publicId('evt', 'ffffffff-ffff-ffff-ffff-ffffffffffff')).toBe('evt_7n42DGM5Tflk9n8mt7Fhc7');
  });

  it.each([
    ['another prefix', 'key_0000000000000000000001'],
    ['too short a body', 'evt_000000000000000000001'],
    ['a character outside the alphabet', 'evt_000000000000000000000-'],
    ['more than 128 bits', 'evt_zzzzzzzzzzzzzzzzzzzzzz'],
    ['nothing', ''],
  ])('is refused with %s', (_, text) => {
    expect(parsePublicId('evt', text)).toBeUndefined();
  });
});
