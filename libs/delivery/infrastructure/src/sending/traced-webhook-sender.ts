import { type ClaimedDelivery, WebhookSender } from '@livery/delivery-application';
import type { AttemptOutcome } from '@livery/delivery-domain';
import { publicId } from '@livery/kernel';
import type { Span, Tracer } from '@livery/telemetry';

/** Records each attempt of another sender as a span in the trace of the event, which the request passes on. */
export class TracedWebhookSender extends WebhookSender {
  constructor(
    private readonly sender: WebhookSender,
    private readonly tracer: Tracer,
  ) {
    super();
  }

  async send(delivery: ClaimedDelivery, maySend?: () => boolean): Promise<AttemptOutcome> {
    const span = this.begin(delivery);
    try {
      const outcome = await this.sender.send(delivery, maySend, span?.traceparent);
      conclude(span, outcome);
      return outcome;
    } catch (error) {
      span?.end({ error: 'without_outcome' });
      throw error;
    }
  }

  /** Starts a span if the event has a trace. Attempts of other events get no trace of their own. */
  private begin({ id, eventId, attemptCount, traceparent }: ClaimedDelivery): Span | undefined {
    if (traceparent === null) return undefined;
    return this.tracer.start({
      name: 'attempt webhook',
      kind: 'client',
      parent: traceparent,
      attributes: {
        'livery.event_id': publicId('evt', eventId),
        'livery.delivery_id': publicId('whd', id),
        'livery.attempt': attemptCount + 1,
      },
    });
  }
}

function conclude(span: Span | undefined, { succeeded, response, error }: AttemptOutcome): void {
  span?.end({
    attributes: response === null ? {} : { 'http.response.status_code': response.status },
    error: succeeded ? null : (error?.class ?? 'status'),
  });
}
