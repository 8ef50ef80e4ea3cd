import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { PasswordHasher } from '@livery/platform-application';
import { signInBusy } from '@livery/platform-domain';
import { formatPhc, parsePhc } from './phc-string.ts';

/** OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const SALT_BYTES = 16;
/** Each hash takes 19 MiB and about 30 ms of a thread. */
const AT_ONCE = 2;
const MAX_WAITING = 16;

const derive = promisify(argon2);

/** Hashes passwords with argon2id (RFC 9106) in the threads of Node.js. */
export class Argon2PasswordHasher extends PasswordHasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** What a password is compared with if there is no account. No password has this hash. */
  private readonly nobody = { salt: randomBytes(SALT_BYTES), tag: randomBytes(COST.tagLength), ...COST };

  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    return this.inTurn(async () =>
      formatPhc({ salt, ...COST, tag: await derive('argon2id', { message: password, nonce: salt, ...COST }) }),
    );
  }

  async matches(password: string, hash: string | null): Promise<boolean> {
    const { salt, tag, memory, passes, parallelism } = hash === null ? this.nobody : parsePhc(hash);
    const cost = { memory, passes, parallelism, tagLength: tag.length };
    const found = await this.inTurn(() => derive('argon2id', { message: password, nonce: salt, ...cost }));
    return timingSafeEqual(found, tag) && hash !== null;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) {
      if (this.waiting.length >= MAX_WAITING) throw signInBusy();
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
