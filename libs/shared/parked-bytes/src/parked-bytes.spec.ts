import { once } from 'node:events';
import { receiveMessageOnPort } from 'node:worker_threads';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ParkedBytes } from './parked-bytes.ts';
import { takeParkedBytes } from './take-parked-bytes.ts';

const MEBIBYTE = 1_048_576;

const pieces = fc
  .array(fc.nat(1_500_000), { maxLength: 8 })
  .map((sizes) => sizes.map((size, index) => Buffer.alloc(size, index + 1)));

const full = (): Error => new Error('full');

const content = (parked: ParkedBytes): Buffer => Buffer.from(takeParkedBytes(parked.ticket()));

function countBlocks(parked: ParkedBytes): number {
  const { port } = parked.ticket();
  let count = 0;
  while (receiveMessageOnPort(port) !== undefined) count += 1;
  return count;
}

describe('parked bytes', () => {
  it('are the pieces in their order, for whoever takes them', () => {
    fc.assert(
      fc.property(pieces, (all) => {
        const parked = new ParkedBytes(20_000_000, full);
        for (const piece of all) parked.append(piece);
        const expected = Buffer.concat(all);
        expect(parked).toHaveLength(expected.length);
        expect(content(parked).equals(expected)).toBe(true);
        expect(parked).toHaveLength(expected.length);
      }),
      { numRuns: 30 },
    );
  });

  it('leave the process that received them block by block', () => {
    const parked = new ParkedBytes(10 * MEBIBYTE, full);
    const piece = Buffer.alloc(65_536);
    const { external } = process.memoryUsage();
    for (let number = 0; number < 160; number += 1) parked.append(piece);
    expect(process.memoryUsage().external - external).toBeLessThan(2 * MEBIBYTE);
    expect(countBlocks(parked)).toBe(10);
  });

  it('take as many bytes as the limit and not one more', () => {
    const parked = new ParkedBytes(3, full);
    parked.append(Buffer.from('abc'));
    expect(() => parked.append(Buffer.from('d'))).toThrow('full');
    expect(content(parked).toString()).toBe('abc');
  });

  it('may be those of an array, which stays as it was', () => {
    const bytes = Buffer.from('abc');
    expect(content(ParkedBytes.of(bytes)).toString()).toBe('abc');
    expect(bytes.toString()).toBe('abc');
  });

  it('are gone once they are freed, though nobody took them', async () => {
    const parked = new ParkedBytes(64 * MEBIBYTE, full);
    const piece = Buffer.alloc(MEBIBYTE);
    const { arrayBuffers } = process.memoryUsage();
    for (let number = 0; number < 64; number += 1) parked.append(piece);
    const closed = once(parked.ticket().port, 'close');
    parked.free();
    parked.free();
    await closed;
    expect(process.memoryUsage().arrayBuffers - arrayBuffers).toBeLessThan(32 * MEBIBYTE);
  });
});
