/** Hashes passwords slowly. A hash takes about 30 ms of a thread, so that only a few run at the same time. */
export abstract class PasswordHasher {
  /** @returns the hash in PHC string format @throws DomainError `unavailable` if too many wait */
  abstract hash(password: string): Promise<string>;
  /**
   * Whether a password has this hash. It takes the same time without a hash (null), so that it does not reveal which accounts exist.
   * @throws DomainError `unavailable` if too many wait
   */
  abstract matches(password: string, hash: string | null): Promise<boolean>;
}
