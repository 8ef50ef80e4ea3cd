import type { SettledAttempt } from '@livery/delivery-application';
import { storedHeaders } from '../sending/sent-headers.ts';

/** PostgreSQL cannot store U+0000 in text and JSON. */
const NUL = /\0/g;

interface AttemptColumn {
  readonly name: string;
  readonly type: string;
  /** Whether values may contain characters that have to be quoted in the text of a PostgreSQL array. */
  readonly isQuoted?: true;
  readonly valueOf: (attempt: SettledAttempt) => string | number | boolean | null | undefined;
}

/** The columns of the statement that writes many attempts. It takes one array per column, which PostgreSQL reads fastest. */
export const ATTEMPT_COLUMNS: readonly AttemptColumn[] = [
  { name: 'organization_id', type: 'uuid', valueOf: ({ delivery }) => delivery.tenant.organizationId },
  { name: 'livemode', type: 'boolean', valueOf: ({ delivery }) => delivery.tenant.livemode },
  { name: 'delivery_id', type: 'uuid', valueOf: ({ delivery }) => delivery.id },
  { name: 'claim_id', type: 'uuid', valueOf: ({ delivery }) => delivery.claimId },
  { name: 'id', type: 'uuid', valueOf: ({ id }) => id },
  { name: 'started', type: 'timestamptz', valueOf: ({ outcome }) => outcome.started.toISOString() },
  { name: 'duration_ms', type: 'integer', valueOf: ({ outcome }) => Math.round(outcome.durationMs) },
  { name: 'timings', type: 'jsonb', isQuoted: true, valueOf: ({ outcome }) => JSON.stringify(outcome.timings) },
  {
    name: 'request_headers',
    type: 'text',
    isQuoted: true,
    valueOf: ({ outcome }) => outcome.requestHeaders && storedHeaders(outcome.requestHeaders),
  },
  { name: 'response_status', type: 'integer', valueOf: ({ outcome }) => outcome.response?.status },
  { name: 'response_headers', type: 'jsonb', isQuoted: true, valueOf: ({ outcome }) => headersOf(outcome) },
  {
    name: 'response_body',
    type: 'text',
    isQuoted: true,
    valueOf: ({ outcome }) => outcome.response?.body.replace(NUL, ''),
  },
  { name: 'truncated', type: 'boolean', valueOf: ({ outcome }) => outcome.response?.truncated ?? false },
  { name: 'error_class', type: 'text', valueOf: ({ outcome }) => outcome.error?.class },
  {
    name: 'error_message',
    type: 'text',
    isQuoted: true,
    valueOf: ({ outcome }) => outcome.error?.message.replace(NUL, ''),
  },
  { name: 'status', type: 'text', valueOf: ({ state }) => state?.status },
  { name: 'next_retry_at', type: 'timestamptz', valueOf: ({ state }) => state?.nextRetryAt?.toISOString() },
  { name: 'completed', type: 'timestamptz', valueOf: ({ state }) => state?.completed?.toISOString() },
];

/** Returns one array per column. Columns without quoting are written as text here, which costs half as much (measured). */
export function attemptColumns(attempts: readonly SettledAttempt[]): unknown[] {
  return ATTEMPT_COLUMNS.map(({ isQuoted, valueOf }) => {
    const values = attempts.map(valueOf);
    return isQuoted ? values : `{${values.map((value) => value ?? 'null').join(',')}}`;
  });
}

function headersOf({ response }: SettledAttempt['outcome']): string | null {
  if (response === null) return null;
  const json = JSON.stringify(response.headers);
  return json.includes('\\u0000') ? JSON.stringify(response.headers, withoutNul) : json;
}

function withoutNul(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(NUL, '') : value;
}
