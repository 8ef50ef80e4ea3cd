import { describe, expect, it } from '@jest/globals';
import { BodyRoom } from './body-room.ts';

const refused = expect.objectContaining({ kind: 'unavailable', code: 'unavailable', retryAfter: 1 });

describe('the room for bodies', () => {
  it('is given until it is full', () => {
    const room = new BodyRoom(100);
    room.take(60, 'a');
    room.take(40, 'b');
    expect(() => room.take(1, 'c')).toThrow(refused);
  });

  it('is given to one owner up to three quarters, so that others have some', () => {
    const room = new BodyRoom(100);
    room.take(50, 'a');
    room.take(25, 'a');
    expect(() => room.take(1, 'a')).toThrow(refused);
    room.take(25, 'b');
  });

  it('is given back once, however often it is returned', () => {
    const room = new BodyRoom(100);
    const release = room.take(75, 'a');
    release();
    release();
    room.take(75, 'a');
    expect(() => room.take(1, 'a')).toThrow(refused);
    expect(() => room.take(26, 'b')).toThrow(refused);
  });
});
