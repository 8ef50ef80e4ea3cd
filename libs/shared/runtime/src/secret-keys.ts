import { hkdfSync } from 'node:crypto';

const MIN_BYTES = 32;
const ENTRY = /^(\d{1,4}):([A-Za-z0-9+/_-]+={0,2})$/;

/** The purpose of a key. Each purpose has its own derived key, so that none can be used for another purpose. */
export type KeyPurpose =
  'credential-pepper' | 'signing-secret-seal' | 'idempotency' | 'link-signature' | 'known-browser';

/** One version of the operator's key material. */
export class SecretKey {
  readonly #material: Buffer;

  constructor(
    readonly version: number,
    material: Buffer,
  ) {
    this.#material = material;
  }

  /** Derives 32 bytes with HKDF-SHA256 (RFC 5869), with the purpose as `info`. */
  derive(purpose: KeyPurpose): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#material, 'livery', purpose, 32));
  }
}

/** The versions of `LIVERY_SECRET_KEYS`, newest first. New secrets use the first one; look-ups try all. */
export class SecretKeys {
  private constructor(readonly all: readonly [SecretKey, ...SecretKey[]]) {}

  get current(): SecretKey {
    return this.all[0];
  }

  /**
   * Parses `2:<base64>,1:<base64>`. Every key must have at least 32 bytes.
   * @throws Error with the position of the wrong entry, never with its value
   */
  static parse(text: string): SecretKeys {
    const keys = text.split(',').map((entry, index) => parseEntry(entry.trim(), index + 1));
    const versions = new Set(keys.map((key) => key.version));
    if (versions.size < keys.length) throw new Error('two secret keys have the same version');
    const [newest, ...older] = keys.sort((a, b) => b.version - a.version);
    if (newest === undefined) throw new Error('there is no secret key');
    return new SecretKeys([newest, ...older]);
  }
}

function parseEntry(entry: string, position: number): SecretKey {
  const [, version, material] = ENTRY.exec(entry) ?? [];
  if (version === undefined || material === undefined) {
    throw new Error(`secret key ${position} is not of the form <version>:<base64>`);
  }
  const bytes = Buffer.from(material, 'base64');
  if (bytes.length < MIN_BYTES) throw new Error(`secret key ${position} has fewer than ${MIN_BYTES} bytes`);
  return new SecretKey(Number(version), bytes);
}
