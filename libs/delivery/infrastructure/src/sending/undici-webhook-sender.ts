import { type ClaimedDelivery, WebhookSender } from '@livery/delivery-application';
import type { AttemptOutcome } from '@livery/delivery-domain';
import { type Clock, publicId } from '@livery/kernel';
import { Agent } from 'undici';
import type { ConnectionSteps } from './connect-failed.ts';
import { signedHeaders } from './signed-headers.ts';
import { type HostVetter, vettedConnector } from './vetted-connector.ts';
import { WebhookExchange } from './webhook-exchange.ts';

const DEADLINE_MS = 15_000;

export interface WebhookSenderOptions {
  readonly deadlineMs?: number;
}

/** Sends over pools of kept connections, one pool an origin; never follows a redirect. */
export class UndiciWebhookSender extends WebhookSender {
  private readonly agent: Agent;
  private readonly opened = new Map<string, ConnectionSteps>();
  private readonly inFlight = new Set<(reason: Error) => void>();

  constructor(
    vetHost: HostVetter,
    private readonly clock: Clock,
    private readonly options: WebhookSenderOptions = {},
  ) {
    super();
    this.agent = new Agent({
      connect: vettedConnector(vetHost, (origin, steps) => this.opened.set(origin, steps)),
      allowH2: false,
      // One deadline is for everything, and it is the exchange's.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  async send({ endpoint, eventId, sequence, body: text }: ClaimedDelivery): Promise<AttemptOutcome> {
    const url = new URL(endpoint.url);
    const started = this.clock.now();
    const id = publicId('evt', eventId);
    const body = Buffer.from(text);
    const headers = signedHeaders({ id, body, at: started, signers: endpoint.signers, sequence });
    const { promise, resolve, reject } = Promise.withResolvers<AttemptOutcome>();
    const exchange = new WebhookExchange({
      started,
      deadlineMs: this.options.deadlineMs ?? DEADLINE_MS,
      takeSteps: () => this.takeSteps(url),
      onOutcome: resolve,
    });
    this.inFlight.add(reject);
    this.agent.dispatch(
      { origin: url.origin, path: url.pathname + url.search, method: 'POST', headers, body },
      exchange,
    );
    return promise.finally(() => this.inFlight.delete(reject));
  }

  /** Cuts off what is in flight, without an outcome. */
  async close(): Promise<void> {
    const reason = new Error('The sender was closed before the response was complete.');
    for (const reject of this.inFlight) reject(reason);
    await this.agent.destroy();
  }

  private takeSteps({ protocol, hostname, port }: URL): ConnectionSteps | undefined {
    const origin = `${protocol}//${hostname}:${port === '' ? (protocol === 'https:' ? 443 : 80) : port}`;
    const steps = this.opened.get(origin);
    this.opened.delete(origin);
    return steps;
  }
}
