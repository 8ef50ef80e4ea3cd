import { Text } from '@mantine/core';
import type { WebhookEndpoint } from '@livery/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { Facts } from '../../ui/facts.tsx';
import { Time } from '../../ui/time.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { Countdown } from '../rotation/countdown.tsx';
import { Section } from '../../ui/section.tsx';
import { RotateSecretButton } from './rotate-secret-button.tsx';

/** The secrets that sign, and how long the old ones still do. */
export function EndpointSecrets({ endpoint: { id, secrets } }: { readonly endpoint: WebhookEndpoint }) {
  const { key, can } = useWorkspace();
  const queries = useQueryClient();
  const refresh = useCallback(
    () => void queries.invalidateQueries({ queryKey: [...key, 'webhook-endpoints', id] }),
    [queries, key, id],
  );
  const facts = secrets.map(({ last_four, created, retires_at: end }): [string, ReactNode] => [
    `… ${last_four}`,
    <>
      Created <Time at={created} />. <SecretEnd end={end} onEnd={refresh} />
    </>,
  ]);
  return (
    <Section
      title="Signing secrets"
      actions={can('platform:webhook_endpoints:write', 'platform:write') && <RotateSecretButton endpoint={id} />}
    >
      <Facts facts={Object.fromEntries(facts)} />
    </Section>
  );
}

function SecretEnd({ end, onEnd }: { readonly end: string | null; readonly onEnd: () => void }) {
  if (end === null) return 'It signs each delivery.';
  if (Date.parse(end) < Date.now()) return <Text span>It no longer signs.</Text>;
  return (
    <>
      It signs beside the new one for another <Countdown until={end} onEnd={onEnd} />
    </>
  );
}
