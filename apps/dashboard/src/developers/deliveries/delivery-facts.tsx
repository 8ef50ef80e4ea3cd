import type { AttemptedWebhookDelivery } from '@livery/sdk';
import { CopyText } from '../../ui/copy-text.tsx';
import { Facts } from '../../ui/facts.tsx';
import { IdLink } from '../../ui/id-link.tsx';
import { Time } from '../../ui/time.tsx';
import { DeliveryStatus } from './delivery-status.tsx';

/** The fields of a delivery. */
export function DeliveryFacts({ delivery }: { readonly delivery: AttemptedWebhookDelivery }) {
  const { next_retry_at: next, completed } = delivery;
  return (
    <Facts
      facts={{
        Status: <DeliveryStatus status={delivery.status} />,
        'Last error': delivery.last_error,
        'Next attempt': next === null ? null : <Time at={next} />,
        Event: <IdLink id={delivery.event} />,
        Endpoint: <IdLink id={delivery.endpoint} />,
        Attempts: String(delivery.attempt_count),
        Created: <Time at={delivery.created} />,
        Ended: completed === null ? null : <Time at={completed} />,
        Id: <CopyText text={delivery.id} />,
      }}
    />
  );
}
