import type { WebhookEndpoint } from '@livery/sdk';

export type EndpointState = 'enabled' | 'failing' | 'disabled';

/** Whether an endpoint gets events, and whether it accepts them. */
export function endpointState({
  status,
  failing_since: since,
}: Pick<WebhookEndpoint, 'status' | 'failing_since'>): EndpointState {
  if (status !== 'enabled') return 'disabled';
  return since === null ? 'enabled' : 'failing';
}

const REASONS = new Map([
  ['manual', 'Somebody disabled it.'],
  ['gone', 'It responded with 410, which means that it wants no more events.'],
  ['failing', 'Every attempt failed for five days, so the service disabled it.'],
]);

/** Why an endpoint is disabled; null if it is not. */
export function disabledReason({ disabled_reason: reason }: Pick<WebhookEndpoint, 'disabled_reason'>): string | null {
  return reason === null ? null : (REASONS.get(reason) ?? reason);
}
