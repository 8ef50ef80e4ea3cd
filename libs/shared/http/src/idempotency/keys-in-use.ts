import { idempotencyKeyInUse } from './idempotency.errors.ts';

/**
 * The keys whose long work this process does right now: what a crash forgets is free again. A twin that reaches another
 * process does the work too, and the unique key of the answers decides between the two.
 */
export class KeysAtWork {
  private readonly keys = new Set<string>();

  /** @throws DomainError `idempotency_key_in_use` while the same key is at work */
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
