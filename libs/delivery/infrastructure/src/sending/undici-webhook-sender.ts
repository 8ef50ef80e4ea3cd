import {
  type ClaimedDelivery,
  type ClaimedEndpoint,
  NotSent,
  WebhookSender,
  type WebhookSigner,
} from '@livery/delivery-application';
import { type AttemptOutcome, unsendable } from '@livery/delivery-domain';
import { type Clock, publicId } from '@livery/kernel';
import { type Metrics, NO_TELEMETRY } from '@livery/telemetry';
import { Agent } from 'undici';
import type { AddressVetter } from '../addresses/address-vetter.ts';
import { attemptError } from './attempt-error.ts';
import { AttemptInstruments } from './attempt-instruments.ts';
import { type CurrentSigners, validAt } from './current-signers.ts';
import { signedHeaders } from './signed-headers.ts';
import { VettedConnector } from './vetted-connector.ts';
import { WebhookExchange } from './webhook-exchange.ts';

const DEADLINE_MS = 15_000;

export interface WebhookSenderOptions {
  readonly deadlineMs?: number;
  readonly metrics?: Metrics;
  /** Without it, deliveries are signed with the secrets that were known at their claim. */
  readonly signers?: CurrentSigners;
}

interface Sending {
  readonly started: Date;
  readonly signers: readonly WebhookSigner[];
  readonly maySend: () => boolean;
  readonly traceparent: string | undefined;
}

/** Sends webhooks over connections that are kept open, in one pool per origin. It never follows a redirect. */
export class UndiciWebhookSender extends WebhookSender {
  private readonly connector: VettedConnector;
  private readonly agent: Agent;
  private readonly inFlight = new Set<(reason: Error) => void>();
  /** URLs that have been checked. The rules of a process never change, so that one check per endpoint is enough. */
  private readonly vetted = new WeakMap<ClaimedEndpoint, URL>();
  private readonly instruments: AttemptInstruments;
  private isClosed = false;

  constructor(
    private readonly vetter: AddressVetter,
    private readonly clock: Clock,
    private readonly options: WebhookSenderOptions = {},
  ) {
    super();
    this.instruments = new AttemptInstruments(options.metrics ?? NO_TELEMETRY.metrics, () => this.inFlight.size);
    this.connector = new VettedConnector(vetter);
    this.agent = new Agent({
      connect: this.connector.connect,
      allowH2: false,
      // `WebhookExchange` has one deadline for the whole request.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  async send(delivery: ClaimedDelivery, maySend = always, traceparent?: string): Promise<AttemptOutcome> {
    const outcome = await this.attempt(delivery, { maySend, traceparent });
    this.instruments.count(outcome);
    return outcome;
  }

  private async attempt(
    delivery: ClaimedDelivery,
    passedOn: Pick<Sending, 'maySend' | 'traceparent'>,
  ): Promise<AttemptOutcome> {
    this.assertOpen();
    const found = this.signersOf(delivery);
    const signers = found instanceof Promise ? await found : found;
    this.assertOpen();
    const started = this.clock.now();
    let url: URL;
    try {
      url = this.vet(delivery);
    } catch (error) {
      return { succeeded: false, started, durationMs: 0, timings: {}, response: null, error: attemptError(error) };
    }
    if (signers.length === 0) return unsendable(started, 'The endpoint has no signing secret that can be decrypted.');
    return this.exchange(url, delivery, { started, signers, ...passedOn });
  }

  private assertOpen(): void {
    if (this.isClosed) throw senderClosed();
  }

  private signersOf(delivery: ClaimedDelivery): readonly WebhookSigner[] | Promise<readonly WebhookSigner[]> {
    return this.options.signers?.of(delivery) ?? validAt(delivery.endpoint.signers, this.clock.now());
  }

  /** Checks the URL once per `ClaimedEndpoint`, which the deliveries of one claim share. @throws AddressRefused */
  private vet({ endpoint, tenant }: ClaimedDelivery): URL {
    const url = this.vetted.get(endpoint) ?? this.vetter.vetUrl(endpoint.url, tenant.livemode);
    this.vetted.set(endpoint, url);
    return url;
  }

  /** Ends the requests that are in flight: their `send` rejects. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const reject of this.inFlight) reject(senderClosed());
    this.connector.close();
    await this.agent.destroy();
  }

  private async exchange(
    { origin, host, pathname, search }: URL,
    { eventId, sequence, body }: ClaimedDelivery,
    { started, signers, maySend, traceparent }: Sending,
  ): Promise<AttemptOutcome> {
    const id = publicId('evt', eventId);
    const headers = signedHeaders({ id, body, at: started, signers, sequence, host, traceparent });
    const { promise, resolve, reject } = Promise.withResolvers<AttemptOutcome>();
    const handler = new WebhookExchange({
      started,
      maySend,
      deadlineMs: this.options.deadlineMs ?? DEADLINE_MS,
      headers,
      openedWith: () => this.connector.handedOver,
      onOutcome: (outcome) => whenReusable(() => resolve(outcome)),
      onRefused: () => reject(new NotSent()),
    });
    this.inFlight.add(reject);
    try {
      this.agent.dispatch({ origin, path: pathname + search, method: 'POST', headers, body }, handler);
      return await promise;
    } finally {
      this.inFlight.delete(reject);
    }
  }
}

/** undici frees a connection one turn of the event loop after its response. A request that is sent earlier opens another one. */
function whenReusable(resume: () => void): void {
  queueMicrotask(() => setImmediate(resume));
}

const always = (): boolean => true;

const senderClosed = (): Error => new Error('The sender was closed before the response was complete.');
