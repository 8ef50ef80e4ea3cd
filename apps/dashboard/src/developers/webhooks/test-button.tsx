import { Group, Modal, Stack, Text } from '@mantine/core';
import type { AttemptedWebhookDelivery } from '@livery/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AsCurl } from '../../ui/as-curl.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { WaitingButton } from '../../ui/waiting-button.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { AttemptPanel } from '../deliveries/attempt-panel.tsx';

/** Sends a test event to an endpoint, and shows what it responded. */
export function TestButton({ endpoint }: { readonly endpoint: string }) {
  const { livery, key } = useWorkspace();
  const queries = useQueryClient();
  const [result, setResult] = useState<AttemptedWebhookDelivery | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => livery.webhookEndpoints.test(endpoint),
    onSuccess: async (delivery) => {
      setResult(delivery);
      await queries.invalidateQueries({ queryKey: [...key, 'webhook-deliveries'] });
    },
  });
  return (
    <>
      <WaitingButton isWaiting={isPending} onClick={() => mutate()}>
        Send a test
      </WaitingButton>
      <Modal opened={result !== null} onClose={() => setResult(null)} title="What the endpoint responded" size="lg">
        {result !== null && (
          <Stack>
            {result.attempts.map((attempt) => (
              <AttemptPanel key={attempt.id} title="Test" attempt={attempt} />
            ))}
            {result.attempts.length === 0 && <Text>The attempt has not ended yet. Its page shows the result.</Text>}
            <Group justify="space-between">
              <PageLink page={`developers/deliveries/${result.id}`}>Open this delivery</PageLink>
              <AsCurl method="POST" path={`/webhook_endpoints/${endpoint}/test`} />
            </Group>
          </Stack>
        )}
      </Modal>
    </>
  );
}
