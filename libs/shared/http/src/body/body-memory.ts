import { DomainError } from '@livery/kernel';

/** The part of the room that one owner may hold. What is left takes a document of the largest size of anybody else. */
const SHARE = 3 / 4;

/** Room for the bytes of all large bodies that one process holds at a time. A request that finds none is not read. */
export class BodyRoom {
  private taken = 0;
  private readonly takenBy = new Map<string, number>();

  /** @param size bytes */
  constructor(private readonly size: number) {}

  /**
   * Takes room before the first byte is read.
   * @param bytes announced, or the most that may come
   * @param owner on whose account it is: no owner can fill the room with bodies that never arrive
   * @returns gives the room back
   * @throws DomainError `unavailable`
   */
  take(bytes: number, owner: string): () => void {
    const own = this.takenBy.get(owner) ?? 0;
    if (this.taken + bytes > this.size || own + bytes > this.size * SHARE) throw noRoom();
    this.change(owner, bytes);
    return () => {
      this.change(owner, -bytes);
      bytes = 0;
    };
  }

  private change(owner: string, bytes: number): void {
    this.taken += bytes;
    const own = (this.takenBy.get(owner) ?? 0) + bytes;
    if (own > 0) this.takenBy.set(owner, own);
    else this.takenBy.delete(owner);
  }
}

function noRoom(): DomainError {
  return new DomainError('unavailable', 'unavailable', 'Too many large bodies arrive at once. Try again shortly.', {
    retryAfter: 1,
  });
}
