import { DomainError, type Tenant, WaitingLine } from '@livery/kernel';

/** How many searches run at the same time in a process, so that connections of the pool are left for others. */
const PLACES = 8;
const PLACES_OF_ORGANIZATION = 2;
const MAX_WAITING = 64;

/** Lets the searches of organizations take turns. */
export class SearchTurns {
  private readonly line = new WaitingLine(PLACES, MAX_WAITING, PLACES_OF_ORGANIZATION);

  /** @param waitMs how many milliseconds a search waits for its turn */
  constructor(private readonly waitMs = 5_000) {}

  /** @throws DomainError `unavailable` if the search does not get its turn in time, or takes too long */
  async run<T>({ organizationId: owner }: Tenant, search: () => Promise<T>): Promise<T> {
    const leave = await this.enter(owner);
    try {
      return await search();
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'timeout') throw error;
      throw unavailable('The search takes too long right now. Try again, or search for rarer words.', error);
    } finally {
      leave();
    }
  }

  private async enter(owner: string): Promise<() => void> {
    const message = 'Too many searches of the organization run at the same time. Try again.';
    if (this.line.isFullFor(owner)) throw unavailable(message);
    return this.line.enter({ owner, signal: AbortSignal.timeout(this.waitMs) }).catch((error: unknown) => {
      throw unavailable(message, error);
    });
  }
}

function unavailable(message: string, cause?: unknown): DomainError {
  return new DomainError('unavailable', 'unavailable', message, { retryAfter: 1, cause });
}
