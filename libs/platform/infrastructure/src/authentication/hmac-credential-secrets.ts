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
  ['oa_secret', 'client_secret'],
]);

/** As many as an application has at the most: every proof is compared with so many, and takes as long with fewer. */
const COMPARED = 2;
const NOTHING_KEPT = Buffer.alloc(32);

interface Pepper {
  readonly version: number;
  readonly key: KeyObject;
}

/**
 * Secrets as HMAC-SHA256 under a versioned pepper. They hold 256 random bits: a slow hash would add nothing but a way to
 * overload the service.
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

  findKept<Kept extends { readonly digest: SecretDigest }>(
    digests: readonly SecretDigest[],
    kept: readonly Kept[],
  ): Kept | null {
    let found: Kept | null = null;
    for (let place = 0; place < Math.max(COMPARED, kept.length); place += 1) {
      const candidate = kept[place];
      const equal = digests.map(({ hash }) => timingSafeEqual(hash, candidate?.digest.hash ?? NOTHING_KEPT));
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
