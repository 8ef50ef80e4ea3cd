import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@livery/kernel';
import fc from 'fast-check';
import { GrowableBuffer } from './growable-buffer.ts';

const tooLarge = () => new DomainError('too_large', 'body_too_large', 'Too large.');
const pieces = fc
  .array(fc.nat(200_000), { maxLength: 8 })
  .map((sizes) => sizes.map((size, index) => Buffer.alloc(size, index + 1)));

describe('a growable buffer', () => {
  it('contains the pieces in their order, whatever was announced', () => {
    fc.assert(
      fc.property(pieces, fc.option(fc.nat(500_000), { nil: undefined }), (all, expected) => {
        const bytes = new GrowableBuffer({ limit: 2_000_000, expected, tooLarge });
        for (const piece of all) bytes.append(piece);
        expect(bytes.bytes().equals(Buffer.concat(all))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('accepts as many bytes as the limit and not one more', () => {
    const bytes = new GrowableBuffer({ limit: 3, tooLarge });
    bytes.append(Buffer.from('abc'));
    expect(() => bytes.append(Buffer.from('d'))).toThrow(expect.objectContaining({ code: 'body_too_large' }));
    expect(bytes.bytes().toString()).toBe('abc');
  });

  it('uses no memory of the system for bytes that are only announced', () => {
    const announced = 1_000_000_000;
    const before = process.memoryUsage.rss();
    const bytes = new GrowableBuffer({ limit: announced, expected: announced, tooLarge });
    bytes.append(Buffer.from('abc'));
    expect(process.memoryUsage.rss() - before).toBeLessThan(announced / 4);
  });

  it('never copies its bytes if their number was announced', () => {
    const bytes = new GrowableBuffer({ limit: 10_000_000, expected: 5_000_000, tooLarge });
    bytes.append(Buffer.alloc(10));
    const { buffer } = bytes.bytes();
    for (let i = 0; i < 40; i++) bytes.append(Buffer.alloc(100_000));
    expect(bytes.bytes().buffer).toBe(buffer);
  });

  it('allocates no more memory than announced', () => {
    const bytes = new GrowableBuffer({ limit: 50_000_000, expected: 70_000, tooLarge });
    for (let i = 0; i < 70; i++) bytes.append(Buffer.alloc(1_000));
    expect(bytes.bytes().buffer.byteLength).toBe(70_000);
  });
});
