import { describe, expect, it } from '@jest/globals';
import { BodyRoom } from './body-room.ts';

const refused = expect.objectContaining({ kind: 'unavailable', code: 'unavailable', retryAfter: 1 });

describe('the room for bodies', () => {
  it('is given until it is full', () => {
    const room = new BodyRoom(100);
    room.take(60);
    room.take(40);
    expect(() => room.take(1)).toThrow(refused);
  });

  it('is given back once, however often it is returned', () => {
    const room = new BodyRoom(100);
    const release = room.take(100);
    release();
    release();
    room.take(100);
    expect(() => room.take(1)).toThrow(refused);
  });
});
