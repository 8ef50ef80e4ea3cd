import { assertActive, type ClientSecret, type OAuthApplication } from './oauth-application.ts';
import { endOfOverlap } from './overlap.ts';
import { tooManyClientSecrets } from './platform.errors.ts';

export interface ClientSecretRotation {
  /** The UUID of the new secret. */
  readonly id: string;
  /** The last four characters of the new secret. */
  readonly lastFour: string;
  /** The time for which the present secret stays valid, in seconds, 0 to 604,800. */
  readonly overlapSeconds: number;
  readonly at: Date;
}

/**
 * Adds a new secret to an application. Secrets that have ended are removed. Without an overlap all older secrets end now.
 * @throws DomainError `resource_conflict` if three secrets would be valid at the same time, or the application is disabled
 */
export function rotateClientSecret(application: OAuthApplication, rotation: ClientSecretRotation): OAuthApplication {
  assertActive(application);
  const { id, lastFour, overlapSeconds, at } = rotation;
  const end = endOfOverlap(overlapSeconds, at);
  const live = application.secrets.filter((secret) => isLive(secret, at));
  if (live.length > 1 && overlapSeconds > 0) throw tooManyClientSecrets();
  const newest: ClientSecret = { id, lastFour, created: at, lastUsedAt: null, retiresAt: null };
  const older = live.map((secret) => ({ ...secret, retiresAt: end }));
  return { ...application, secrets: [newest, ...older], updated: at };
}

/** Whether a secret is valid at a time. */
export function isLive({ retiresAt }: Pick<ClientSecret, 'retiresAt'>, at: Date): boolean {
  return retiresAt === null || retiresAt > at;
}

/**
 * Whether a secret is presumably no longer in use: the newest secret was used more than a token lifetime after the last use of
 * this one. A program that still uses this secret would have requested a new token with it in that time.
 * @param tokenLifetime in seconds
 */
export function isSafeToRetire(secret: ClientSecret, newest: ClientSecret, tokenLifetime: number): boolean {
  if (secret.id === newest.id || newest.lastUsedAt === null) return false;
  if (secret.lastUsedAt === null) return true;
  return newest.lastUsedAt.getTime() - secret.lastUsedAt.getTime() > tokenLifetime * 1_000;
}
