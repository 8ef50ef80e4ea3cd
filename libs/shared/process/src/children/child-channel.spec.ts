import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { ByteSource } from './byte-source.ts';
import { type ChildFrame, frameOf } from './child-channel.ts';
import { FrameBuffer } from './frame-buffer.ts';

/** Cuts bytes into pieces of these lengths, and the rest. */
function pieces(bytes: Buffer, lengths: readonly number[]): readonly Buffer[] {
  const cut: Buffer[] = [];
  let rest = bytes;
  for (const length of lengths) {
    cut.push(rest.subarray(0, length));
    rest = rest.subarray(length);
  }
  return [...cut, rest].filter((piece) => piece.length > 0);
}

const lengths = fc.array(fc.integer({ min: 1, max: 9 }));
const answer = fc.jsonValue().map((value): ChildFrame => ({ answer: value }));

describe('the frames of a child', () => {
  it('arrive whole, in whatever pieces the system delivers them', () => {
    fc.assert(
      fc.property(fc.array(answer, { minLength: 1, maxLength: 3 }), lengths, (frames, cuts) => {
        const buffer = new FrameBuffer(1_000_000);
        for (const frame of frames) {
          const received = pieces(frameOf(frame), cuts).map((piece) => buffer.add(piece));
          expect(received.slice(0, -1).every((one) => one === null)).toBe(true);
          expect(received.at(-1)).toEqual(JSON.parse(JSON.stringify(frame)));
        }
      }),
    );
  });

  it.each<[string, Buffer]>([
    ['too long', frameOf({ answer: 'x'.repeat(100) })],
    ['announced as too long', Buffer.from([0xff, 0xff, 0xff, 0xff])],
    ['followed by anything', Buffer.concat([frameOf({ failed: true }), Buffer.from('x')])],
    ['no JSON', Buffer.from([0, 0, 0, 1, 0x7b])],
    ['another value', Buffer.from([0, 0, 0, 1, 0x31])],
    ['another object', Buffer.from([0, 0, 0, 2, 0x7b, 0x7d])],
  ])('are refused when they are %s', (_, bytes) => {
    expect(() => new FrameBuffer(50).add(bytes)).toThrow(/./);
  });

  it('arrive with the bytes that follow them, in whatever pieces', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 60 }), lengths, (output, cuts) => {
        const buffer = new FrameBuffer(100, 60);
        const sent = Buffer.concat([frameOf({ answer: 'file', outputBytes: output.length }), output]);
        const received = pieces(sent, cuts).map((piece) => buffer.add(piece));
        expect(received.slice(0, -1).every((one) => one === null)).toBe(true);
        expect(received.at(-1)).toEqual({ answer: 'file', output: Buffer.from(output) });
        expect(() => buffer.add(Buffer.concat([sent, Buffer.from('x')]))).toThrow(/./);
      }),
    );
  });

  it('are frames or refused, whatever bytes arrive', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ minLength: 1, maxLength: 40 })), (chunks) => {
        const buffer = new FrameBuffer(100);
        try {
          for (const chunk of chunks) buffer.add(Buffer.from(chunk));
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
      }),
    );
  });
});

describe('a source of bytes', () => {
  it('is read in other lengths than the bytes arrive in', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1 }), lengths, lengths, async (bytes, arriving, reading) => {
        const source = new ByteSource();
        const expected = pieces(Buffer.from(bytes), reading);
        const reads = (async () => {
          const read: Buffer[] = [];
          for (const { length } of expected) read.push(await source.read(length));
          return read;
        })();
        for (const piece of pieces(Buffer.from(bytes), arriving)) {
          source.push(piece);
          await Promise.resolve();
        }
        expect(await reads).toEqual(expected);
      }),
    );
  });
});
