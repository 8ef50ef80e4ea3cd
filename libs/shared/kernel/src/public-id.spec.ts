import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newId } from './id.ts';
import { parsePublicId, publicId } from './public-id.ts';

const uuids = fc.uuid();

describe('a public id', () => {
  it('is decoded to the UUID from which it was created', () => {
    fc.assert(fc.property(uuids, (uuid) => expect(parsePublicId('req', publicId('req', uuid))).toBe(uuid)));
  });

  it('sorts like its UUID', () => {
    fc.assert(fc.property(uuids, uuids, (a, b) => expect(publicId('req', a) < publicId('req', b)).toBe(a < b)));
  });

  it('consists of its prefix and 22 characters of base62', () => {
    expect(publicId('oa_app', newId())).toMatch(/^oa_app_[0-9A-Za-z]{22}$/);
    expect(publicId('req', '00000000-0000-0000-0000-000000000001')).toBe('req_0000000000000000000001');
    expect(publicId('req', 'ffffffff-ffff-ffff-ffff-ffffffffffff')).toBe('req_7n42DGM5Tflk9n8mt7Fhc7');
  });

  it.each([
    ['another prefix', 'key_0000000000000000000001'],
    ['too short a body', 'req_000000000000000000001'],
    ['a character outside the alphabet', 'req_000000000000000000000-'],
    ['more than 128 bits', 'req_zzzzzzzzzzzzzzzzzzzzzz'],
    ['nothing', ''],
  ])('is refused with %s', (_, text) => {
    expect(parsePublicId('req', text)).toBeUndefined();
  });
});
