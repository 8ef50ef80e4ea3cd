import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { JsonView } from '../../ui/json-view.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { Section } from '../../ui/section.tsx';

/** The event that a delivery carries: the body of all of its attempts. */
export function SentBody({ event }: { readonly event: string }) {
  const { livery, key, can } = useWorkspace();
  const mayRead = can('platform:read', 'platform:write');
  const { data, error, refetch } = useQuery({
    queryKey: [...key, 'events', event],
    queryFn: ({ signal }) => livery.events.retrieve(event, { signal }),
    enabled: mayRead,
  });
  if (!mayRead) return null;
  return (
    <Section title="Body of the requests">
      <Text size="sm" c="dimmed">
        Each attempt sends this event. An endpoint with an API version of its own gets it in that version.
      </Text>
      {error !== null && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data !== undefined && <JsonView label="The body of the requests" value={data} />}
    </Section>
  );
}
