import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@livery/kernel';
import type { SecretKeys } from '@livery/runtime';
import type { Request, Response } from 'express';
import type { BrowserCookies } from './browser-cookies.ts';

/** As long as browsers keep a cookie (RFC 6265bis, section 5.5). */
const KEPT_MS = 400 * 24 * 3_600_000;
const ID_BYTES = 16;
const ID_LENGTH = 22;
/** So many people who share a browser are known to it; the last ones that signed in. */
const MAX_PEOPLE = 5;

interface KnownBrowser {
  readonly id: string;
  /** Of each account, a keyed hash of the browser and the account. */
  readonly proofs: readonly string[];
}

/**
 * Knows in which browsers a person has given their password before. Failures in them count apart, so that whoever fails from elsewhere delays
 * nobody there. The browser keeps the proof, and the service nothing. A sign-in by a link alone makes no browser known: the sender of links
 * could otherwise get any number of further guesses.
 */
export class KnownBrowsers {
  private readonly keys: readonly [KeyObject, ...KeyObject[]];

  constructor(
    private readonly cookies: BrowserCookies,
    { all: [newest, ...older] }: SecretKeys,
    private readonly clock: Clock,
  ) {
    const keyOf = (key: SecretKeys['current']): KeyObject => createSecretKey(key.derive('known-browser'));
    this.keys = [keyOf(newest), ...older.map(keyOf)];
  }

  /** The id of the browser, if this person has given their password in it before; null otherwise. */
  find(request: Request, person: string): string | null {
    const { id, proofs } = this.read(request);
    const wanted = this.keys.map((key) => proofOf(key, id, person));
    const isKnown = proofs.some((proof) => wanted.some((one) => isEqual(proof, one)));
    return isKnown ? id : null;
  }

  /** Makes the browser known to a person who has just given their password. */
  remember(response: Response, person: string): void {
    const { id, proofs } = this.read(response.req);
    const own = this.keys.map((key) => proofOf(key, id, person));
    const others = proofs.filter((proof) => !own.includes(proof));
    const kept = [own[0], ...others].slice(0, MAX_PEOPLE);
    const expires = new Date(this.clock.now().getTime() + KEPT_MS);
    this.cookies.set(response, 'browser', [id, ...kept].join('.'), expires);
  }

  private read(request: Request): KnownBrowser {
    const [id = '', ...proofs] = (this.cookies.read(request, 'browser') ?? '').split('.');
    if (id.length !== ID_LENGTH) return { id: randomBytes(ID_BYTES).toString('base64url'), proofs: [] };
    return { id, proofs: proofs.slice(0, MAX_PEOPLE) };
  }
}

function proofOf(key: KeyObject, id: string, person: string): string {
  return createHmac('sha256', key).update(`${id}\n${person}`).digest('base64url');
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
