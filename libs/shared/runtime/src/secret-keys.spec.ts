import { describe, expect, it } from '@jest/globals';
import { SecretKeys } from './secret-keys.ts';

const key = (fill: string): string => Buffer.alloc(32, fill).toString('base64');

describe('secret keys', () => {
  it('are sorted from the newest version to the oldest', () => {
    const keys = SecretKeys.parse(`1:${key('a')}, 3:${key('c')},2:${key('b')}`);
    expect(keys.all.map(({ version }) => version)).toEqual([3, 2, 1]);
    expect(keys.current.version).toBe(3);
  });

  it('derive the same key for the same version and purpose, and another for another version', () => {
    const [first, second] = SecretKeys.parse(`2:${key('b')},1:${key('a')}`).all;
    const [again] = SecretKeys.parse(`2:${key('b')}`).all;
    expect(first.derive('credential-pepper')).toEqual(again.derive('credential-pepper'));
    expect(first.derive('credential-pepper')).not.toEqual(second?.derive('credential-pepper'));
  });

  it.each([
    ['nothing', ''],
    ['no version', key('a')],
    ['a short key', `1:${Buffer.alloc(31).toString('base64')}`],
    ['one version twice', `1:${key('a')},1:${key('b')}`],
    ['what is not base64', `1:${'*'.repeat(44)}`],
  ])('are refused with %s, without repeating a value', (_, text) => {
    let message = '';
    try {
      SecretKeys.parse(text);
    } catch (error) {
      message = String(error);
    }
    expect(message).toMatch(/secret key/);
    expect(message).not.toContain(key('a'));
  });
});
