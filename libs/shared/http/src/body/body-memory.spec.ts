import { describe, expect, it } from '@jest/globals';
import { BodyMemory } from './body-memory.ts';

const refused = expect.objectContaining({ kind: 'unavailable', code: 'unavailable', retryAfter: 1 });

describe('the memory for bodies', () => {
  it('can be reserved until it is used up', () => {
    const memory = new BodyMemory(100);
    memory.reserve(60, 'a');
    memory.reserve(40, 'b');
    expect(() => memory.reserve(1, 'c')).toThrow(refused);
  });

  it('can be reserved by one owner up to three quarters, so that some is left for others', () => {
    const memory = new BodyMemory(100);
    memory.reserve(50, 'a');
    memory.reserve(25, 'a');
    expect(() => memory.reserve(1, 'a')).toThrow(refused);
    memory.reserve(25, 'b');
  });

  it('is released only once', () => {
    const memory = new BodyMemory(100);
    const release = memory.reserve(75, 'a');
    release();
    release();
    memory.reserve(75, 'a');
    expect(() => memory.reserve(1, 'a')).toThrow(refused);
    expect(() => memory.reserve(26, 'b')).toThrow(refused);
  });
});
