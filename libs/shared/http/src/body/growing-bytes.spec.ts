import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@livery/kernel';
import fc from 'fast-check';
import { GrowingBytes } from './growing-bytes.ts';

const tooLarge = () => new DomainError('too_large', 'body_too_large', 'Too large.');
const pieces = fc
  .array(fc.nat(200_000), { maxLength: 8 })
  .map((sizes) => sizes.map((size, index) => Buffer.alloc(size, index + 1)));

describe('growing bytes', () => {
  it('are the pieces in their order, whatever was announced', () => {
    fc.assert(
      fc.property(pieces, fc.option(fc.nat(500_000), { nil: undefined }), (all, expected) => {
        const bytes = new GrowingBytes({ limit: 2_000_000, expected, tooLarge });
        for (const piece of all) bytes.append(piece);
        expect(bytes.bytes().equals(Buffer.concat(all))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('take as many bytes as the limit and not one more', () => {
    const bytes = new GrowingBytes({ limit: 3, tooLarge });
    bytes.append(Buffer.from('abc'));
    expect(() => bytes.append(Buffer.from('d'))).toThrow(expect.objectContaining({ code: 'body_too_large' }));
    expect(bytes.bytes().toString()).toBe('abc');
  });

  it('take no memory for what is only announced', () => {
    const bytes = new GrowingBytes({ limit: 50_000_000, expected: 50_000_000, tooLarge });
    bytes.append(Buffer.from('abc'));
    expect(bytes.bytes().buffer.byteLength).toBeLessThan(100_000);
  });

  it('take no more memory than announced', () => {
    const bytes = new GrowingBytes({ limit: 50_000_000, expected: 70_000, tooLarge });
    for (let i = 0; i < 70; i++) bytes.append(Buffer.alloc(1_000));
    expect(bytes.bytes().buffer.byteLength).toBe(70_000);
  });
});
