import { DomainError } from '@livery/kernel';

/** The share of the memory that one owner may reserve. The rest is enough for one document of the largest size of another owner. */
const MAX_SHARE = 3 / 4;

/** Limits the memory for large bodies of one process. Memory is reserved before a body is read; without it the body is not read. */
export class BodyMemory {
  private reserved = 0;
  private readonly reservedBy = new Map<string, number>();

  /** @param size in bytes */
  constructor(private readonly size: number) {}

  /**
   * Reserves memory before the first byte is read.
   * @param bytes the announced size of the body, or the most that may arrive
   * @param owner the organization of the caller. It cannot reserve all memory, even with bodies that never arrive
   * @returns a function that releases the memory
   * @throws DomainError `unavailable`
   */
  reserve(bytes: number, owner: string): () => void {
    const own = this.reservedBy.get(owner) ?? 0;
    if (this.reserved + bytes > this.size || own + bytes > this.size * MAX_SHARE) throw memoryUsedUp();
    this.change(owner, bytes);
    return () => {
      this.change(owner, -bytes);
      bytes = 0;
    };
  }

  private change(owner: string, bytes: number): void {
    this.reserved += bytes;
    const own = (this.reservedBy.get(owner) ?? 0) + bytes;
    if (own > 0) this.reservedBy.set(owner, own);
    else this.reservedBy.delete(owner);
  }
}

function memoryUsedUp(): DomainError {
  return new DomainError('unavailable', 'unavailable', 'Too many large bodies arrive at once. Try again shortly.', {
    retryAfter: 1,
  });
}
