import { describe, expect, it } from '@jest/globals';
import { Argon2PasswordHasher } from './argon2-password-hasher.ts';

const PASSWORD = 'correct horse battery staple';
/** A test vector of the reference implementation (github.com/P-H-C/phc-winner-argon2, src/test.c): 256 KiB, two passes, one lane. */
const OF_REFERENCE = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';

describe('a password', () => {
  it('matches its own hash, and no other password does', async () => {
    const hasher = new Argon2PasswordHasher();
    const hash = await hasher.hash(PASSWORD);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await hasher.matches(PASSWORD, hash)).toBe(true);
    expect(await hasher.matches(`${PASSWORD} `, hash)).toBe(false);
  });

  it('has another hash each time', async () => {
    const hasher = new Argon2PasswordHasher();
    expect(await hasher.hash(PASSWORD)).not.toBe(await hasher.hash(PASSWORD));
  });

  it('matches the hash of the test vector of the reference implementation of argon2id', async () => {
    expect(await new Argon2PasswordHasher().matches('password', OF_REFERENCE)).toBe(true);
  });

  it('matches nothing where there is no hash', async () => {
    expect(await new Argon2PasswordHasher().matches('', null)).toBe(false);
  });
});

describe('many passwords at the same time', () => {
  it('wait for their turn, and are refused once sixteen wait', async () => {
    const hasher = new Argon2PasswordHasher();
    const settled = await Promise.allSettled(Array.from({ length: 20 }, () => hasher.matches(PASSWORD, null)));
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(18);
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(2);
    expect(await hasher.matches(PASSWORD, null)).toBe(false);
  });
});
