/** Hashes passwords slowly. A hash takes about 30 ms of a thread, so that only a few run at the same time. */
export abstract class PasswordHasher {
  /**
   * @param like a hash whose salt is used; null for a new salt. The passwords of several accounts of one email have one salt, so that one
   * computation judges them all
   * @returns the hash in PHC string format @throws DomainError `unavailable` if too many wait
   */
  abstract hash(password: string, like: string | null): Promise<string>;
  /**
   * Whether a password has this hash. It takes the same time without a hash (null), so that it does not reveal which accounts exist.
   * @throws DomainError `unavailable` if too many wait
   */
  async matches(password: string, hash: string | null): Promise<boolean> {
    return (await this.matching(password, hash === null ? [] : [hash])).length > 0;
  }

  /**
   * Those of some hashes that a password has. It takes the same time without any, and with any number that have one salt; more than three
   * different salts are not tried. @throws DomainError `unavailable` if too many wait
   */
  abstract matching(password: string, hashes: readonly string[]): Promise<readonly string[]>;
}
