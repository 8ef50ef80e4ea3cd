import { describe, expect, it } from '@jest/globals';
import { KeysAtWork } from './keys-at-work.ts';

describe('a key at work', () => {
  const [one, two] = [Buffer.from('one'), Buffer.from('two')];

  it('lets nobody else work under it, and others under theirs', async () => {
    const atWork = new KeysAtWork();
    const { promise, resolve } = Promise.withResolvers<string>();
    const first = atWork.during(one, () => promise);
    await expect(atWork.during(one, async () => 'twin')).rejects.toMatchObject({
      code: 'idempotency_key_in_use',
      retryAfter: 1,
    });
    await expect(atWork.during(two, async () => 'other')).resolves.toBe('other');
    resolve('first');
    await expect(first).resolves.toBe('first');
  });

  it('is free once its work has ended, well or not', async () => {
    const atWork = new KeysAtWork();
    await expect(atWork.during(one, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await expect(atWork.during(one, async () => 'again')).resolves.toBe('again');
  });
});
