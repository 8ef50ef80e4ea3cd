import type { Clock } from '@livery/kernel';
import { admitSession, type Session, sessionRequired } from '@livery/platform-domain';
import type { CredentialSecrets } from '../ports/credential-secrets.ts';
import type { UnscopedSessions } from '../ports/unscoped-sessions.ts';

/** The use of a session is noted once in so long. */
const TOUCH_MS = 60_000;

/** Authenticates the session of a browser, and notes its use. */
export class AuthenticateSession {
  constructor(
    private readonly sessions: UnscopedSessions,
    private readonly secrets: CredentialSecrets,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `session_required` */
  async execute(secret: string): Promise<Session> {
    const recognised = this.secrets.recognise(secret);
    if (recognised?.kind !== 'session') throw sessionRequired();
    const now = this.clock.now();
    const session = admitSession(await this.sessions.find(recognised.digests), now);
    if (now.getTime() - session.lastUsedAt.getTime() >= TOUCH_MS) await this.sessions.touch(session.id, now);
    return session;
  }
}
