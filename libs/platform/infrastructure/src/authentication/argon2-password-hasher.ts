import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { PasswordHasher } from '@livery/platform-application';
import { signInBusy } from '@livery/platform-domain';
import { formatPhc, parsePhc, type PhcHash } from './phc-string.ts';

/** OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const SALT_BYTES = 16;
/** Each hash takes 19 MiB and about 30 ms of a thread. */
const AT_ONCE = 2;
const MAX_WAITING = 16;
/** Accounts of one email whose first passwords are set at the same moment have different salts. */
const MAX_SALTS = 3;

const derive = promisify(argon2);

/** Hashes passwords with argon2id (RFC 9106) in the threads of Node.js. */
export class Argon2PasswordHasher extends PasswordHasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** What a password is compared with if there is no account. No password has this hash. */
  private readonly nobody = { salt: randomBytes(SALT_BYTES), tag: randomBytes(COST.tagLength), ...COST };

  async hash(password: string, like: string | null): Promise<string> {
    const salt = like === null ? randomBytes(SALT_BYTES) : parsePhc(like).salt;
    return this.inTurn(async () =>
      formatPhc({ salt, ...COST, tag: await derive('argon2id', { message: password, nonce: salt, ...COST }) }),
    );
  }

  async matching(password: string, hashes: readonly string[]): Promise<readonly string[]> {
    const parsed = hashes.map((hash) => ({ hash, ...parsePhc(hash) }));
    const groups = Map.groupBy(parsed, ({ salt, tag, memory, passes, parallelism }) =>
      [salt.toString('base64'), tag.length, memory, passes, parallelism].join(),
    );
    const matching: string[] = [];
    for (const group of [...groups.values()].slice(0, MAX_SALTS))
      matching.push(...(await this.matchingOf(password, group)));
    if (groups.size === 0) await this.matchingOf(password, [{ hash: '', ...this.nobody }]);
    return matching;
  }

  /** Those of some hashes of one salt and cost that a password has. */
  private async matchingOf(
    password: string,
    group: readonly (PhcHash & { readonly hash: string })[],
  ): Promise<readonly string[]> {
    const [first] = group;
    if (first === undefined) return [];
    const { salt, tag, memory, passes, parallelism } = first;
    const cost = { memory, passes, parallelism, tagLength: tag.length };
    const found = await this.inTurn(() => derive('argon2id', { message: password, nonce: salt, ...cost }));
    return group.filter((one) => timingSafeEqual(found, one.tag)).map(({ hash }) => hash);
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
