import { createSecretKey } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { CallerKey } from './caller-key.ts';

const server = createSecretKey(Buffer.alloc(32, 'server'));
const key = new CallerKey(server, 'caller\nkey');
const others = [
  ['another key of the caller', new CallerKey(server, 'caller\nother')],
  ["another key of the server's", new CallerKey(createSecretKey(Buffer.alloc(32, 'other')), 'caller\nkey')],
] as const;

describe("a caller's key", () => {
  it('has the same hash and fingerprint each time', () => {
    const again = new CallerKey(server, 'caller\nkey');
    expect(again.hash).toEqual(key.hash);
    expect(again.fingerprint('POST /fonts')).toEqual(key.fingerprint('POST /fonts'));
    expect(again.fingerprint('POST /fonts')).not.toEqual(key.fingerprint('POST /font'));
    expect(key.fingerprint('')).not.toEqual(key.hash);
  });

  it('decrypts what it has encrypted, with a different result each time', () => {
    const text = '{"secret":"sk_live_…"}';
    const [one, two] = [key.seal(text), key.seal(text)];
    expect(one).not.toEqual(two);
    expect(one.includes('sk_live')).toBe(false);
    expect([key.open(one), key.open(two)]).toEqual([text, text]);
  });

  it.each(others)('reveals nothing to %s', (_, other) => {
    expect(other.hash).not.toEqual(key.hash);
    expect(() => other.open(key.seal('secret'))).toThrow();
  });

  it('refuses changed bytes', () => {
    const sealed = key.seal('secret');
    sealed.writeUInt8(sealed.readUInt8(30) ^ 1, 30);
    expect(() => key.open(sealed)).toThrow();
  });
});
