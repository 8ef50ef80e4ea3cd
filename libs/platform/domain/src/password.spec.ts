import { describe, expect, it } from '@jest/globals';
import { checkedPassword } from './password.ts';

const EMAIL = 'Vera.Lind@acme.example';

const check = (password: string): string => checkedPassword(password, EMAIL);

describe('a new password', () => {
  it('is normalized, so that it does not depend on the keyboard', () => {
    expect(check('correct horse ﬁne staple')).toBe('correct horse fine staple');
  });

  it.each(['abcdeabcdeabcde', '384756102938475', 'vera.lind likes strong coffee', 'пароль из пяти разных слов'])(
    'may be %j',
    (password) => {
      expect(check(password)).toBe(password);
    },
  );

  it.each([
    ['fourteen chars', 'at least 15 characters'],
    ['abcde'.repeat(52), 'at most 256 characters'],
    ['a'.repeat(19), 'at least 5 different characters'],
    ['abcd'.repeat(5), 'at least 5 different characters'],
    ['👍'.repeat(15), 'at least 5 different characters'],
    ['vera.lind@acme.example', 'more than your email'],
    ['VERA.LIND@ACME.EXAMPLE', 'more than your email'],
    ['vera.lindvera.lind', 'more than your email'],
    ['!! Vera.Lind 1234567890', 'more than your email'],
    ['xxxxvera.lindxxxx', 'more than your email'],
  ])('must not be %j: it has to have %s', (password, rule) => {
    expect(() => check(password)).toThrow(rule);
  });
});
