import { once } from 'node:events';
import { receiveMessageOnPort } from 'node:worker_threads';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TransferableFile } from './transferable-file.ts';
import { receiveFile } from './receive-file.ts';

const MEBIBYTE = 1_048_576;

const pieces = fc
  .array(fc.nat(1_500_000), { maxLength: 8 })
  .map((sizes) => sizes.map((size, index) => Buffer.alloc(size, index + 1)));

const full = (): Error => new Error('full');

const content = (file: TransferableFile): Buffer => Buffer.from(receiveFile(file.ticket()));

function countBlocks(file: TransferableFile): number {
  const { port } = file.ticket();
  let count = 0;
  while (receiveMessageOnPort(port) !== undefined) count += 1;
  return count;
}

describe('a transferable file', () => {
  it('contains the pieces in their order', () => {
    fc.assert(
      fc.property(pieces, (all) => {
        const file = new TransferableFile(20_000_000, full);
        for (const piece of all) file.append(piece);
        const expected = Buffer.concat(all);
        expect(file).toHaveLength(expected.length);
        expect(content(file).equals(expected)).toBe(true);
        expect(file).toHaveLength(expected.length);
      }),
      { numRuns: 30 },
    );
  });

  it('leaves the heap of the event loop block by block', () => {
    const file = new TransferableFile(10 * MEBIBYTE, full);
    const piece = Buffer.alloc(65_536);
    const { external } = process.memoryUsage();
    for (let number = 0; number < 160; number += 1) file.append(piece);
    expect(process.memoryUsage().external - external).toBeLessThan(2 * MEBIBYTE);
    expect(countBlocks(file)).toBe(10);
  });

  it('accepts as many bytes as the limit and not one more', () => {
    const file = new TransferableFile(3, full);
    file.append(Buffer.from('abc'));
    expect(() => file.append(Buffer.from('d'))).toThrow('full');
    expect(content(file).toString()).toBe('abc');
  });

  it('can be created from an array, which is not changed', () => {
    const bytes = Buffer.from('abc');
    expect(content(TransferableFile.of(bytes)).toString()).toBe('abc');
    expect(bytes.toString()).toBe('abc');
  });

  it('is freed even if no thread has received it', async () => {
    const file = new TransferableFile(64 * MEBIBYTE, full);
    const piece = Buffer.alloc(MEBIBYTE);
    const { arrayBuffers } = process.memoryUsage();
    for (let number = 0; number < 64; number += 1) file.append(piece);
    const closed = once(file.ticket().port, 'close');
    file.free();
    file.free();
    await closed;
    expect(process.memoryUsage().arrayBuffers - arrayBuffers).toBeLessThan(32 * MEBIBYTE);
  });
});
