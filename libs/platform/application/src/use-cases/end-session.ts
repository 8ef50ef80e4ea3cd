import { type Clock, resourceMissing, type UnitOfWork } from '@livery/kernel';
import type { SessionReach } from '../ports/session-reach.ts';
import type { UnscopedSessions } from '../ports/unscoped-sessions.ts';
import type { SignInLog } from '../sign-in-log.ts';

/** Ends a session of a person. The tokens that it was exchanged for end within a second. */
export class EndSession {
  constructor(
    private readonly sessions: UnscopedSessions,
    private readonly signInLog: SignInLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing` if the person has no such session, or it has ended already */
  async execute(endedBy: SessionReach, id: string): Promise<void> {
    await this.unitOfWork.run(async (transaction) => {
      const ended = await this.sessions.revoke(endedBy, { only: id }, this.clock.now(), transaction);
      if (ended.length === 0) throw resourceMissing();
      await this.signInLog.end(ended, 'person', transaction);
    });
  }
}
