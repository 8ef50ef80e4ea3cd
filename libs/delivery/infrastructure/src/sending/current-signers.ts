import type {
  ClaimedDelivery,
  ClaimedEndpoint,
  EndpointKey,
  EndpointSigner,
  WebhookSigner,
} from '@livery/delivery-application';
import { SECRETS_KNOWN_FOR_MS, signsUntil } from '@livery/delivery-domain';
import type { Clock } from '@livery/kernel';
import { SharedStatement } from '@livery/persistence';

/** Reads the signers of endpoints, by the endpoint's id. */
export type ReadSigners = (
  endpoints: readonly EndpointKey[],
  now: Date,
) => Promise<ReadonlyMap<string, readonly EndpointSigner[]>>;

type Delivery = Pick<ClaimedDelivery, 'tenant' | 'endpoint'>;

/**
 * The signers whose secrets are valid when a request is sent. A delivery may wait for long after its claim, in which its endpoint
 * may get a new secret. Signers that were read more than a second ago are therefore read again, once for each claim of an endpoint.
 */
export class CurrentSigners {
  private readonly known = new WeakMap<ClaimedEndpoint, readonly EndpointSigner[]>();
  private readonly reading: SharedStatement<EndpointKey, readonly EndpointSigner[]>;

  constructor(
    read: ReadSigners,
    private readonly clock: Clock,
  ) {
    this.reading = new SharedStatement(async (keys) => {
      const distinct = new Map(keys.map((key) => [key.id, key]));
      const found = await read([...distinct.values()], clock.now());
      return ({ id }) => found.get(id) ?? [];
    });
  }

  /** @returns a promise only if the signers have to be read again; it rejects if they cannot be read */
  of(delivery: Delivery): readonly WebhookSigner[] | Promise<readonly WebhookSigner[]> {
    const { endpoint } = delivery;
    const signers = this.known.get(endpoint) ?? endpoint.signers;
    const [newest] = signers;
    const now = this.clock.now();
    const isRecent = newest !== undefined && now.getTime() - newest.readAt.getTime() <= SECRETS_KNOWN_FOR_MS;
    return isRecent ? validAt(signers, now) : this.readAgain(delivery);
  }

  private async readAgain({ tenant, endpoint }: Delivery): Promise<readonly WebhookSigner[]> {
    const signers = await this.reading.ask({ tenant, id: endpoint.id });
    this.known.set(endpoint, signers);
    return validAt(signers, this.clock.now());
  }
}

/** The signers that may sign at a time, of those that were read shortly before. */
export function validAt(signers: readonly EndpointSigner[], now: Date): readonly WebhookSigner[] {
  return signers.filter((known) => signsUntil(known, now)).map(({ signer }) => signer);
}
