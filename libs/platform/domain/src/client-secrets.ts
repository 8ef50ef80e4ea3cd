import { assertActive, type ClientSecret, type OAuthApplication } from './oauth-application.ts';
import { endOfOverlap } from './overlap.ts';
import { tooManyClientSecrets } from './platform.errors.ts';

export interface ClientSecretRotation {
  /** UUID and end of the secret that comes. */
  readonly id: string;
  readonly lastFour: string;
  /** Seconds for which the present secret goes on, 0 to 604,800. */
  readonly overlapSeconds: number;
  readonly at: Date;
}

/**
 * The application with a new secret. Those that have ended are dropped; without an overlap all older ones end now.
 * @throws DomainError `resource_conflict` where a third one would be good at the same time, or once disabled
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

/** Whether a secret still proves its application. */
export function isLive({ retiresAt }: Pick<ClientSecret, 'retiresAt'>, at: Date): boolean {
  return retiresAt === null || retiresAt > at;
}

/**
 * Whether nobody is left who uses a secret: a newer one has been used for longer than a token lives since this one was
 * last. Who still held this one would have come back with it for a new token.
 */
export function isSafeToRetire(secret: ClientSecret, newest: ClientSecret, tokenLifetime: number): boolean {
  if (secret.id === newest.id || newest.lastUsedAt === null) return false;
  if (secret.lastUsedAt === null) return true;
  return newest.lastUsedAt.getTime() - secret.lastUsedAt.getTime() > tokenLifetime * 1_000;
}
