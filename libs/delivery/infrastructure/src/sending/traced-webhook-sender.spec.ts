import { describe, expect, it } from '@jest/globals';
import { type ClaimedDelivery, WebhookSender } from '@livery/delivery-application';
import { unsendable } from '@livery/delivery-domain';
import { newId } from '@livery/kernel';
import { NO_TELEMETRY, Tracer } from '@livery/telemetry';
import { TracedWebhookSender } from './traced-webhook-sender.ts';

const EVENT_SPAN = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
const ATTEMPT_SPAN = `00-${'a'.repeat(32)}-${'c'.repeat(16)}-01`;

/** Starts spans that are all `ATTEMPT_SPAN`. */
class OneSpanTracer extends Tracer {
  readonly parents: Parameters<Tracer['start']>[0]['parent'][] = [];

  start({ parent }: Parameters<Tracer['start']>[0]) {
    this.parents.push(parent);
    return { traceparent: ATTEMPT_SPAN, end: () => undefined };
  }
}

class RecordingSender extends WebhookSender {
  readonly passedOn: (string | undefined)[] = [];

  async send(_: ClaimedDelivery, _maySend?: () => boolean, traceparent?: string) {
    this.passedOn.push(traceparent);
    return unsendable(new Date(), 'not sent');
  }
}

const delivery = (traceparent: string | null): ClaimedDelivery => ({
  id: newId(),
  claimId: newId(),
  eventId: newId(),
  sequence: 1,
  attemptCount: 0,
  tenant: { organizationId: newId(), livemode: true },
  endpoint: {
    id: newId(),
    url: 'https://example.com/',
    failingSince: null,
    failureReported: false,
    maxInFlight: null,
    signers: [],
  },
  traceparent,
  body: Buffer.from('{}'),
});

async function passedOn(tracer: Tracer, traceparent: string | null): Promise<string | undefined> {
  const sender = new RecordingSender();
  await new TracedWebhookSender(sender, tracer).send(delivery(traceparent));
  return sender.passedOn[0];
}

describe('an attempt of an event with a trace', () => {
  it('passes on its own span, whose parent is that of the event', async () => {
    const tracer = new OneSpanTracer();
    expect(await passedOn(tracer, EVENT_SPAN)).toBe(ATTEMPT_SPAN);
    expect(tracer.parents).toEqual([EVENT_SPAN]);
  });

  it('passes on nothing while tracing is off', async () => {
    expect(await passedOn(NO_TELEMETRY.tracer, EVENT_SPAN)).toBeUndefined();
  });
});

describe('an attempt of an event without a trace', () => {
  it('begins none', async () => {
    const tracer = new OneSpanTracer();
    expect(await passedOn(tracer, null)).toBeUndefined();
    expect(tracer.parents).toEqual([]);
  });
});
