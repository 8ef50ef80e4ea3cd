import { Stack, Text } from '@mantine/core';
import type { WebhookEndpoint } from '@livery/sdk';
import { PageLink } from '../../ui/page-link.tsx';
import type { Column } from '../../ui/records.tsx';
import { Time } from '../../ui/time.tsx';
import { EndpointHealth } from './endpoint-health.tsx';
import { endpointState } from './endpoint-state.ts';
import { EndpointStateBadge } from './endpoint-state-badge.tsx';

/** The columns of the list of endpoints. */
export const ENDPOINT_COLUMNS: readonly Column<WebhookEndpoint>[] = [
  {
    title: 'Endpoint',
    cell: ({ id, url, description }) => (
      <Stack gap={2}>
        <PageLink page={`developers/webhooks/${id}`} fw={600}>
          {url}
        </PageLink>
        <Text size="xs" c="dimmed" lineClamp={3}>
          {description}
        </Text>
      </Stack>
    ),
  },
  { title: 'State', cell: (endpoint) => <EndpointStateBadge state={endpointState(endpoint)} /> },
  { title: 'Last 24 hours', cell: ({ id }) => <EndpointHealth endpoint={id} /> },
  { title: 'Events', cell: ({ enabled_events: types }) => <Types types={types} /> },
  { title: 'Created', cell: ({ created }) => <Time at={created} /> },
];

const MOST = 2;

function Types({ types }: { readonly types: readonly string[] }) {
  if (types.includes('*')) return 'All';
  return (
    <Text size="sm">
      {types.slice(0, MOST).join(', ')}
      {types.length > MOST && ` and ${types.length - MOST} more`}
    </Text>
  );
}
