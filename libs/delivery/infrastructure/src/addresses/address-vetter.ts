import { once } from 'node:events';
import { isIP } from 'node:net';
import { addressForbidden, nameUnresolved } from './address-refused.ts';
import { forbiddenAddress } from './forbidden-address.ts';
import { type HostResolver, resolveHost } from './host-resolver.ts';
import { parseWebhookUrl } from './parse-webhook-url.ts';
import type { WebhookAddressPolicy } from './webhook-address-policy.ts';

const RESOLVE_TIMEOUT_MS = 4_000;

/** An address that was judged and may be dialled. */
export interface VettedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

export interface VettedTarget {
  /** As WHATWG URL normalises it; what is requested. */
  readonly url: URL;
  /** At least one; only these may be dialled. */
  readonly addresses: readonly VettedAddress[];
}

/** Says where webhooks may go: asked when an endpoint is saved, and again for each connection. */
export class AddressVetter {
  constructor(
    readonly policy: WebhookAddressPolicy,
    private readonly resolve: HostResolver = resolveHost,
    private readonly resolveTimeoutMs = RESOLVE_TIMEOUT_MS,
  ) {}

  /** Judges a whole URL: its text, then every address of its host. @throws AddressRefused */
  async vet(text: string, livemode: boolean): Promise<VettedTarget> {
    const url = this.vetUrl(text, livemode);
    return { url, addresses: await this.vetHost(url.hostname) };
  }

  /** Judges the text of a URL alone, which costs little enough for each request. @throws AddressRefused */
  vetUrl(text: string, livemode: boolean): URL {
    return parseWebhookUrl(text, livemode, this.policy);
  }

  /**
   * Every address of a host, each of which may be dialled; one that may not refuses the host. Between two calls a name can
   * change its addresses (DNS rebinding): dial one of the addresses of this very answer, never the name again.
   * @param hostname as `URL.hostname` has it, an IPv6 literal in brackets
   * @param signal for those who no longer wait
   * @throws AddressRefused `dns` without an address within 4 s, else `address_forbidden`
   */
  async vetHost(hostname: string, signal?: AbortSignal): Promise<readonly VettedAddress[]> {
    const host = hostname.replace(/^\[|\]$|\.$/g, '');
    if (isIP(host) !== 0) return [this.vetLiteral(host)];
    const addresses = await this.addressesOf(host, signal);
    if (addresses.length === 0) throw nameUnresolved(host);
    if (addresses.some((address) => this.kindOf(address) !== null)) {
      throw addressForbidden('The host has an address that is not reachable from the whole internet.');
    }
    return addresses.map(vetted);
  }

  private vetLiteral(address: string): VettedAddress {
    const kind = this.kindOf(address);
    if (kind !== null) throw addressForbidden(`Webhooks go to public addresses only; the host is ${kind}.`);
    return vetted(address);
  }

  private kindOf(address: string): string | null {
    return forbiddenAddress(address, this.policy.allowedCidrs);
  }

  private async addressesOf(host: string, stop?: AbortSignal): Promise<readonly string[]> {
    if (host === '') return [];
    const timeout = AbortSignal.timeout(this.resolveTimeoutMs);
    const signal = stop === undefined ? timeout : AbortSignal.any([timeout, stop]);
    const tooLate = once(signal, 'abort').then(() => []);
    return Promise.race([this.resolve(host, signal).catch(() => []), tooLate]);
  }
}

function vetted(address: string): VettedAddress {
  return { address, family: isIP(address) === 6 ? 6 : 4 };
}
