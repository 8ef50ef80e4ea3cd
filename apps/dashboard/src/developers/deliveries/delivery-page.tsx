import { Text } from '@mantine/core';
import type { AttemptedWebhookDelivery } from '@livery/sdk';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { AsCurl } from '../../ui/as-curl.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { Section } from '../../ui/section.tsx';
import { AttemptPanel } from './attempt-panel.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import { RetryButton } from './retry-button.tsx';
import { SentBody } from './sent-body.tsx';
import { useDelivery } from './use-delivery.ts';

const route = getRouteApi('/$organization/$mode/developers/deliveries/$delivery');

/** One delivery: what became of it, and each attempt. */
export function DeliveryPage() {
  const { delivery: id } = route.useParams();
  const { key } = useWorkspace();
  const queries = useQueryClient();
  const [awaited, setAwaited] = useState(0);
  const query = useDelivery(id, awaited);
  const { data: delivery } = query;
  const expect = (attempts: number): void => {
    setAwaited(attempts);
    void queries.invalidateQueries({ queryKey: [...key, 'webhook-deliveries'] });
  };
  return (
    <RecordPage
      query={query}
      title={titleOf(delivery)}
      {...(delivery && { list: { page: `developers/webhooks/${delivery.endpoint}`, label: 'Endpoint' } })}
      actions={
        <>
          <AsCurl path={`/webhook_deliveries/${id}`} />
          {delivery && (
            <RetryButton delivery={delivery} isAwaited={delivery.attempt_count < awaited} onRetry={expect} />
          )}
        </>
      }
    >
      {(delivery) => (
        <>
          <DeliveryFacts delivery={delivery} />
          <Attempts delivery={delivery} />
          <SentBody event={delivery.event} />
        </>
      )}
    </RecordPage>
  );
}

function titleOf(delivery: AttemptedWebhookDelivery | undefined): string {
  if (delivery === undefined) return 'Delivery';
  return delivery.sequence === null ? 'Test delivery' : `Delivery no. ${delivery.sequence}`;
}

/** The attempts, the last one first. */
function Attempts({ delivery: { attempts } }: { readonly delivery: AttemptedWebhookDelivery }) {
  return (
    <Section title="Attempts">
      {attempts.length === 0 && <Text c="dimmed">None yet. The first one follows at once.</Text>}
      {attempts
        .map((attempt, index) => <AttemptPanel key={attempt.id} title={`Attempt ${index + 1}`} attempt={attempt} />)
        .toReversed()}
    </Section>
  );
}
