import { type Clock, stepUpRequired, type UnitOfWork } from '@livery/kernel';
import { checkedPassword, type Session, steppedUpUntil } from '@livery/platform-domain';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { UnscopedAccounts } from '../ports/unscoped-accounts.ts';
import type { UnscopedSessions } from '../ports/unscoped-sessions.ts';

/** Sets the password of a person who is signed in. The person's other sessions end. */
export class SetPassword {
  constructor(
    private readonly accounts: UnscopedAccounts,
    private readonly passwords: PasswordHasher,
    private readonly sessions: UnscopedSessions,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `step_up_required`, `parameter_invalid`, `unavailable` */
  async execute(session: Session, password: string): Promise<void> {
    const at = this.clock.now();
    if (steppedUpUntil(session) <= at) throw stepUpRequired();
    const hash = await this.passwords.hash(checkedPassword(password));
    await this.unitOfWork.run(async (transaction) => {
      await this.accounts.setPassword(session.accountId, hash, at, transaction);
      await this.sessions.revoke(session.accountId, { allBut: session.id }, at, transaction);
    });
  }
}
