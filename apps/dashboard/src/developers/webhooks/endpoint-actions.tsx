import { Group, Text } from '@mantine/core';
import type { WebhookEndpoint } from '@livery/sdk';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { DeleteEndpointButton } from './delete-endpoint-button.tsx';
import { EditEndpointButton } from './edit-endpoint-button.tsx';
import { EnableEndpointButton } from './enable-endpoint-button.tsx';
import { ReplayButton } from './replay-button.tsx';
import { TestButton } from './test-button.tsx';

/** What can be done with an endpoint. */
export function EndpointActions({ endpoint }: { readonly endpoint: WebhookEndpoint }) {
  const { can } = useWorkspace();
  if (!can('platform:webhook_endpoints:write', 'platform:write')) {
    return <Text c="dimmed">Your role may read this endpoint, but not change it.</Text>;
  }
  return (
    <Group gap="xs">
      {endpoint.status === 'enabled' && <TestButton endpoint={endpoint.id} />}
      {endpoint.status === 'enabled' && <ReplayButton endpoint={endpoint} />}
      <EditEndpointButton endpoint={endpoint} />
      <EnableEndpointButton endpoint={endpoint} />
      <DeleteEndpointButton endpoint={endpoint.id} />
    </Group>
  );
}
