import { idempotencyKeyInUse } from './idempotency.errors.ts';

/**
 * The keys of long writes that this process is performing. A crash frees them. A repeat in another process does the work, too; the
 * unique index of the stored responses then decides which result is committed.
 */
export class KeysInUse {
  private readonly keys = new Set<string>();

  /** Runs `work` while the key is in use. @throws DomainError `idempotency_key_in_use` if it is in use already */
  async during<T>(key: Uint8Array, work: () => Promise<T>): Promise<T> {
    const name = Buffer.from(key).toString('hex');
    if (this.keys.has(name)) throw idempotencyKeyInUse();
    this.keys.add(name);
    try {
      return await work();
    } finally {
      this.keys.delete(name);
    }
  }
}
