import { describe, expect, it } from '@jest/globals';
import { KeysInUse } from './keys-in-use.ts';

describe('a key in use', () => {
  const [one, two] = [Buffer.from('one'), Buffer.from('two')];

  it('refuses other work with the same key, and allows work with other keys', async () => {
    const keysInUse = new KeysInUse();
    const { promise, resolve } = Promise.withResolvers<string>();
    const first = keysInUse.during(one, () => promise);
    await expect(keysInUse.during(one, async () => 'second')).rejects.toMatchObject({
      code: 'idempotency_key_in_use',
      retryAfter: 1,
    });
    await expect(keysInUse.during(two, async () => 'other')).resolves.toBe('other');
    resolve('first');
    await expect(first).resolves.toBe('first');
  });

  it('is free after its work has ended, successfully or not', async () => {
    const keysInUse = new KeysInUse();
    await expect(keysInUse.during(one, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await expect(keysInUse.during(one, async () => 'again')).resolves.toBe('again');
  });
});
