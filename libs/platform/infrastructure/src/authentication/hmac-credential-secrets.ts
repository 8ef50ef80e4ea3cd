import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import {
  CredentialSecrets,
  type IssuedSecret,
  type RecognisedSecret,
  type SecretDigest,
  type SecretKind,
  type SecretPrefix,
} from '@livery/platform-application';
import type { SecretKeys } from '@livery/runtime';
import { newSecret, secretPrefixOf } from './base62-secret.ts';

const KINDS: ReadonlyMap<string, SecretKind> = new Map<SecretPrefix, SecretKind>([
  ['sk_live', 'api_key'],
  ['sk_test', 'api_key'],
  ['pk_live', 'api_key'],
  ['oat', 'access_token'],
  ['ust', 'user_token'],
  ['ses', 'session'],
  ['sil', 'sign_in_link'],
  ['oa_secret', 'client_secret'],
]);

/**
 * An application has at most two secrets. Each proof is compared with at least two digests, so that its duration does not
 * reveal how many there are.
 */
const MIN_COMPARISONS = 2;
const NO_DIGEST = Buffer.alloc(32);

interface Pepper {
  readonly version: number;
  readonly key: KeyObject;
}

/**
 * Stores secrets as HMAC-SHA256 with a versioned pepper. A secret has 256 random bits, so a slow hash would add no security;
 * it would only make the service easier to overload.
 */
export class HmacCredentialSecrets extends CredentialSecrets {
  private readonly peppers: readonly [Pepper, ...Pepper[]];

  constructor(keys: SecretKeys) {
    super();
    const [newest, ...older] = keys.all;
    this.peppers = [pepperOf(newest), ...older.map(pepperOf)];
  }

  issue(prefix: SecretPrefix): IssuedSecret {
    const secret = newSecret(prefix);
    return { secret, lastFour: secret.slice(-4), digest: digest(secret, this.peppers[0]) };
  }

  recognise(text: string): RecognisedSecret | null {
    const kind = KINDS.get(secretPrefixOf(text) ?? '');
    if (kind === undefined) return null;
    return { kind, digests: this.digestsOf(text) };
  }

  digestsOf(text: string): readonly SecretDigest[] {
    return this.peppers.map((pepper) => digest(text, pepper));
  }

  findStored<Stored extends { readonly digest: SecretDigest }>(
    digests: readonly SecretDigest[],
    stored: readonly Stored[],
  ): Stored | null {
    let found: Stored | null = null;
    for (let index = 0; index < Math.max(MIN_COMPARISONS, stored.length); index += 1) {
      const candidate = stored[index];
      const equal = digests.map(({ hash }) => timingSafeEqual(hash, candidate?.digest.hash ?? NO_DIGEST));
      if (equal.includes(true) && candidate !== undefined) found = candidate;
    }
    return found;
  }
}

function pepperOf(key: SecretKeys['current']): Pepper {
  return { version: key.version, key: createSecretKey(key.derive('credential-pepper')) };
}

function digest(secret: string, pepper: Pepper): SecretDigest {
  return { hash: createHmac('sha256', pepper.key).update(secret).digest(), pepperVersion: pepper.version };
}
