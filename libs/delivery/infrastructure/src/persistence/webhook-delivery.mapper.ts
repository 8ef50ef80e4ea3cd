import type { RecordedAttempt } from '@livery/delivery-application';
import type { AttemptErrorClass, AttemptOutcome, WebhookDelivery, WebhookDeliveryState } from '@livery/delivery-domain';
import { sentHeaders, type SentFacts } from '../sending/sent-headers.ts';

/** A delivery as the database returns it; a `bigint` is text. */
export interface WebhookDeliveryRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly endpoint_id: string;
  readonly event_id: string;
  readonly ordinal: string;
  readonly sequence: string | null;
  readonly status: WebhookDelivery['status'];
  readonly attempt_count: number;
  readonly last_response_status: number | null;
  readonly last_response_body: string | null;
  readonly last_error: string | null;
  readonly next_retry_at: Date | null;
  readonly created: Date;
  readonly completed: Date | null;
}

export interface DeliveryAttemptRow {
  readonly id: string;
  readonly started: Date;
  readonly duration_ms: number;
  readonly timings: AttemptOutcome['timings'];
  readonly event_id: string;
  readonly sequence: string | null;
  readonly request_headers: string | null;
  readonly response_status: number | null;
  readonly response_headers: Readonly<Record<string, string>> | null;
  readonly response_body: string | null;
  readonly truncated: boolean;
  readonly error_class: AttemptErrorClass | null;
  readonly error_message: string | null;
}

export function toWebhookDelivery(row: WebhookDeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    tenant: { organizationId: row.organization_id, livemode: row.livemode },
    endpointId: row.endpoint_id,
    eventId: row.event_id,
    sequence: row.sequence === null ? null : Number(row.sequence),
    ...stateOf(row),
    attemptCount: row.attempt_count,
    lastAttempt: {
      responseStatus: row.last_response_status,
      responseBody: row.last_response_body,
      error: row.last_error,
    },
    created: row.created,
  };
}

function stateOf({ id, status, next_retry_at: nextRetryAt, completed }: WebhookDeliveryRow): WebhookDeliveryState {
  if (status === 'pending' && nextRetryAt !== null) return { status, nextRetryAt, completed: null };
  if (status !== 'pending' && completed !== null) return { status, nextRetryAt: null, completed };
  throw new Error(`Webhook delivery ${id} is ${status}, but the time that this status needs is null.`);
}

function sentFacts({ event_id: eventId, sequence, started }: DeliveryAttemptRow): SentFacts {
  return { eventId, sequence: sequence === null ? null : Number(sequence), started };
}

export function toRecordedAttempt(row: DeliveryAttemptRow): RecordedAttempt {
  const { response_status: status, error_class: errorClass } = row;
  return {
    id: row.id,
    succeeded: errorClass === null && status !== null && status >= 200 && status < 300,
    started: row.started,
    durationMs: row.duration_ms,
    timings: row.timings,
    ...(row.request_headers !== null && { requestHeaders: sentHeaders(row.request_headers, sentFacts(row)) }),
    response:
      status === null
        ? null
        : {
            status,
            headers: row.response_headers ?? {},
            body: row.response_body ?? '',
            truncated: row.truncated,
          },
    error: errorClass === null ? null : { class: errorClass, message: row.error_message ?? '' },
  };
}
