import type { AttemptOutcome } from '@livery/delivery-domain';
import type { ClaimedDelivery } from '../ports/unscoped-delivery-queue.ts';
import { NotSent, WebhookSender } from '../ports/webhook-sender.ts';

interface SentRequest {
  readonly delivery: ClaimedDelivery;
  readonly maySend: () => boolean;
  readonly answer: (outcome: AttemptOutcome) => void;
  readonly refuse: (error: Error) => void;
}

/** Keeps requests until a test answers them. */
export class FakeSender extends WebhookSender {
  readonly waiting: SentRequest[] = [];

  send(delivery: ClaimedDelivery, maySend: () => boolean): Promise<AttemptOutcome> {
    const { promise, resolve, reject } = Promise.withResolvers<AttemptOutcome>();
    this.waiting.push({ delivery, maySend, answer: resolve, refuse: reject });
    return promise;
  }

  /** The ids of the deliveries that are in flight. */
  get inFlight(): readonly string[] {
    return this.waiting.map(({ delivery }) => delivery.id);
  }

  /** Answers the requests to an endpoint with a status. */
  answer(endpointId: string, status: number): void {
    for (const request of this.taken(({ delivery }) => delivery.endpoint.id === endpointId)) {
      request.answer(outcomeOf(status));
    }
  }

  /** Opens the connections for which the requests wait: those that may not be sent any more are given up. */
  connect(): void {
    for (const request of this.taken(({ maySend }) => !maySend())) request.refuse(new NotSent());
  }

  private taken(isTaken: (request: SentRequest) => boolean): readonly SentRequest[] {
    const taken = this.waiting.filter(isTaken);
    const left = this.waiting.filter((request) => !isTaken(request));
    this.waiting.splice(0, this.waiting.length, ...left);
    return taken;
  }
}

function outcomeOf(status: number): AttemptOutcome {
  return {
    succeeded: status < 300,
    started: new Date(0),
    durationMs: 1,
    timings: {},
    response: { status, headers: {}, body: '', truncated: false },
    error: null,
  };
}
