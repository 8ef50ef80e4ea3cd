import type { SettledAttempt } from '@livery/delivery-application';

/** PostgreSQL keeps no U+0000 in text and JSON. */
const NUL = /\0/g;

interface AttemptColumn {
  readonly name: string;
  readonly type: string;
  /** Its values may hold what an array's text has to quote. */
  readonly isQuoted?: true;
  readonly of: (attempt: SettledAttempt) => string | number | boolean | null | undefined;
}

/** What settled attempts say to the statement that settles many: an array for each column, which PostgreSQL reads fastest. */
export const ATTEMPT_COLUMNS: readonly AttemptColumn[] = [
  { name: 'organization_id', type: 'uuid', of: ({ delivery }) => delivery.tenant.organizationId },
  { name: 'livemode', type: 'boolean', of: ({ delivery }) => delivery.tenant.livemode },
  { name: 'delivery_id', type: 'uuid', of: ({ delivery }) => delivery.id },
  { name: 'claim_id', type: 'uuid', of: ({ delivery }) => delivery.claimId },
  { name: 'id', type: 'uuid', of: ({ id }) => id },
  { name: 'started', type: 'timestamptz', of: ({ outcome }) => outcome.started.toISOString() },
  { name: 'duration_ms', type: 'integer', of: ({ outcome }) => Math.round(outcome.durationMs) },
  { name: 'timings', type: 'jsonb', isQuoted: true, of: ({ outcome }) => JSON.stringify(outcome.timings) },
  { name: 'response_status', type: 'integer', of: ({ outcome }) => outcome.response?.status },
  { name: 'response_headers', type: 'jsonb', isQuoted: true, of: ({ outcome }) => headersOf(outcome) },
  {
    name: 'response_body',
    type: 'text',
    isQuoted: true,
    of: ({ outcome }) => outcome.response?.body.replace(NUL, ''),
  },
  { name: 'truncated', type: 'boolean', of: ({ outcome }) => outcome.response?.truncated ?? false },
  { name: 'error_class', type: 'text', of: ({ outcome }) => outcome.error?.class },
  {
    name: 'error_message',
    type: 'text',
    isQuoted: true,
    of: ({ outcome }) => outcome.error?.message.replace(NUL, ''),
  },
  { name: 'status', type: 'text', of: ({ state }) => state.status },
  { name: 'next_retry_at', type: 'timestamptz', of: ({ state }) => state.nextRetryAt?.toISOString() },
  { name: 'completed', type: 'timestamptz', of: ({ state }) => state.completed?.toISOString() },
];

/** An array of each column; what has nothing to quote is written as it is, at half the cost. */
export function attemptColumns(attempts: readonly SettledAttempt[]): unknown[] {
  return ATTEMPT_COLUMNS.map(({ isQuoted, of }) => {
    const values = attempts.map(of);
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
