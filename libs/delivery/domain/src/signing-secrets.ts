import { signingOverlapOutOfRange, tooManySigningSecrets } from './delivery.errors.ts';
import type { SigningSecret, WebhookEndpoint } from './webhook-endpoint.ts';

/** The longest time for which a replaced secret signs beside the new one: a week, in seconds. */
const MAX_OVERLAP_SECONDS = 604_800;

/** Workers know the secrets of an endpoint for this long before they read them again. */
export const SECRETS_KNOWN_FOR_MS = 1_000;

/**
 * A replaced secret signs for at least this long. It is longer than workers know secrets, so that every worker knows the new one
 * before the old one ends: no request is signed only with a secret that has ended.
 */
const MIN_OVERLAP_MS = 2 * SECRETS_KNOWN_FOR_MS;

/** The record of an endpoint has this many older secrets, the newest ones. */
const MAX_OLDER_SECRETS = 10;
/** The number of secrets of an endpoint that are shown and stored. */
export const MAX_SECRETS = MAX_OLDER_SECRETS + 1;

export interface SigningSecretRotation {
  /** The last four characters of the new secret. */
  readonly lastFour: string;
  /** The time for which the present secret also signs, in seconds, 0 to 604,800. */
  readonly overlapSeconds: number;
  readonly at: Date;
}

/**
 * Adds a new secret to an endpoint, so that at most two secrets sign at any time. Without an overlap the present secret ends after
 * two seconds, and an older one at once.
 * @throws DomainError `parameter_invalid`; `resource_conflict` if three secrets would sign for the time of an overlap
 */
export function rotateSigningSecret(
  endpoint: WebhookEndpoint,
  { lastFour, overlapSeconds, at }: SigningSecretRotation,
): WebhookEndpoint {
  if (overlapSeconds < 0 || overlapSeconds > MAX_OVERLAP_SECONDS) {
    throw signingOverlapOutOfRange(MAX_OVERLAP_SECONDS);
  }
  const signing = endpoint.secrets.filter((secret) => signsUntil(secret, at));
  if (signing.length > 1 && overlapSeconds > 0) throw tooManySigningSecrets();
  const presentEnd = new Date(at.getTime() + Math.max(overlapSeconds * 1_000, MIN_OVERLAP_MS));
  const newest: SigningSecret = { lastFour, created: at, retiresAt: null };
  const older = endpoint.secrets.map((secret) => {
    if (secret.retiresAt === null) return { ...secret, retiresAt: presentEnd };
    return signsUntil(secret, at) ? { ...secret, retiresAt: at } : secret;
  });
  return { ...endpoint, secrets: [newest, ...older].slice(0, MAX_SECRETS), updated: at };
}

/** Whether a secret still signs at a time. */
export function signsUntil({ retiresAt }: Pick<SigningSecret, 'retiresAt'>, at: Date): boolean {
  return retiresAt === null || retiresAt > at;
}
