import { DomainError } from '@livery/kernel';

/** Room for the bytes of all large bodies that one process holds at a time. A request that finds none is not read. */
export class BodyRoom {
  private taken = 0;

  constructor(private readonly size: number) {}

  /**
   * Takes room before the first byte is read.
   * @param bytes announced, or the most that may come
   * @returns gives the room back
   * @throws DomainError `unavailable`
   */
  take(bytes: number): () => void {
    if (this.taken + bytes > this.size) throw noRoom();
    this.taken += bytes;
    return () => {
      this.taken -= bytes;
      bytes = 0;
    };
  }
}

function noRoom(): DomainError {
  return new DomainError('unavailable', 'unavailable', 'Too many large bodies arrive at once. Try again shortly.', {
    retryAfter: 1,
  });
}
