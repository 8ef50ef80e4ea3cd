import { once } from 'node:events';
import { isIP } from 'node:net';
import { addressForbidden, nameUnresolved } from './address-refused.ts';
import { forbiddenAddress } from './forbidden-address.ts';
import { type HostResolver, resolveHost } from './host-resolver.ts';
import { parseWebhookUrl } from './parse-webhook-url.ts';
import type { WebhookAddressPolicy } from './webhook-address-policy.ts';

const RESOLVE_TIMEOUT_MS = 4_000;

/** An IP address that has been checked and may be dialled. */
export interface VettedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

export interface VettedTarget {
  /** The URL in the normal form of the WHATWG URL standard. */
  readonly url: URL;
  /** The addresses that may be dialled; at least one. */
  readonly addresses: readonly VettedAddress[];
}

/** Checks whether webhooks may be sent to a URL: when an endpoint is saved, and again for each connection. */
export class AddressVetter {
  constructor(
    readonly policy: WebhookAddressPolicy,
    private readonly resolve: HostResolver = resolveHost,
    private readonly resolveTimeoutMs = RESOLVE_TIMEOUT_MS,
  ) {}

  /** Checks the text of a URL, then every address of its host. @throws AddressRefused */
  async vet(text: string, livemode: boolean): Promise<VettedTarget> {
    const url = this.vetUrl(text, livemode);
    return { url, addresses: await this.vetHost(url.hostname) };
  }

  /** Checks only the text of a URL, which is cheap enough to do for each request. @throws AddressRefused */
  vetUrl(text: string, livemode: boolean): URL {
    return parseWebhookUrl(text, livemode, this.policy);
  }

  /**
   * Resolves a host and checks every address. One forbidden address refuses the host. A name can resolve to other addresses at
   * the next call (DNS rebinding), so callers must dial one of the returned addresses, never the name.
   * @param hostname as in `URL.hostname`, an IPv6 address in brackets
   * @param signal stops waiting for the resolver
   * @throws AddressRefused `dns` if there is no address within 4 s, `address_forbidden` if an address is forbidden
   */
  async vetHost(hostname: string, signal?: AbortSignal): Promise<readonly VettedAddress[]> {
    const host = hostname.replace(/^\[|\]$|\.$/g, '');
    if (isIP(host) !== 0) return [this.vetLiteral(host)];
    const addresses = await this.addressesOf(host, signal);
    if (addresses.length === 0) throw nameUnresolved(host);
    if (addresses.some((address) => this.kindOf(address) !== null)) {
      throw addressForbidden('The host has an address that is not public.');
    }
    return addresses.map(vetted);
  }

  private vetLiteral(address: string): VettedAddress {
    const kind = this.kindOf(address);
    if (kind !== null)
      throw addressForbidden(
        `Webhooks can be sent to public addresses only. The address of the host is not public: ${kind}.`,
      );
    return vetted(address);
  }

  private kindOf(address: string): string | null {
    return forbiddenAddress(address, this.policy.allowedCidrs);
  }

  private async addressesOf(host: string, stop?: AbortSignal): Promise<readonly string[]> {
    if (host === '') return [];
    const timeout = AbortSignal.timeout(this.resolveTimeoutMs);
    const signal = stop === undefined ? timeout : AbortSignal.any([timeout, stop]);
    const timedOut = once(signal, 'abort').then(() => []);
    return Promise.race([this.resolve(host, signal).catch(() => []), timedOut]);
  }
}

function vetted(address: string): VettedAddress {
  return { address, family: isIP(address) === 6 ? 6 : 4 };
}
