import type { Session } from '@livery/platform-domain';

/** Which sessions a session may see and end: those of its account, or of its organization only, if it opens one only. */
export type SessionReach = Pick<Session, 'accountId' | 'organizationId'>;
