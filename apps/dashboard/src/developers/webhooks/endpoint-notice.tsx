import { Alert } from '@mantine/core';
import type { WebhookEndpoint } from '@livery/sdk';
import { Time } from '../../ui/time.tsx';
import { disabledReason } from './endpoint-state.ts';

/** Says what is wrong with an endpoint, and what helps. */
export function EndpointNotice({ endpoint }: { readonly endpoint: WebhookEndpoint }) {
  const { failing_since: since, missed_events: missed, missed_since: first } = endpoint;
  const reason = disabledReason(endpoint);
  const missedText = missed > 0 && (
    <>
      {' '}
      It missed {missed} {missed === 1 ? 'event' : 'events'}, the first <Time at={first} />. Replay sends them once the
      endpoint is enabled.
    </>
  );
  if (reason !== null) {
    return (
      <Alert color="gray" variant="light" title="Disabled: no events are sent">
        {reason}
        {missedText}
      </Alert>
    );
  }
  if (since !== null) {
    return (
      <Alert color="red" variant="light" title="Every attempt fails">
        The first failure was <Time at={since} />, and no attempt has succeeded since. After five days of failures the
        endpoint is disabled. Open a failed delivery below to see why.
      </Alert>
    );
  }
  if (missed === 0) return null;
  return (
    <Alert color="yellow" variant="light" title="Events were missed">
      While it was disabled, events were not sent.{missedText}
    </Alert>
  );
}
