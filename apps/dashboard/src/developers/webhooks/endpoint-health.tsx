import { Text } from '@mantine/core';
import { countText } from './health-numbers.ts';
import { useEndpointStats } from './use-endpoint-stats.ts';

/** A list can have fifty endpoints, each with a request of its own. */
const INTERVAL_MS = 60_000;

/** How an endpoint did in the last 24 hours, in a few words. */
export function EndpointHealth({ endpoint }: { readonly endpoint: string }) {
  const { data: stats } = useEndpointStats(endpoint, INTERVAL_MS);
  if (stats === undefined) return '–';
  const { created, delivered, failed, pending } = stats.last_24_hours;
  if (created === 0) return 'No deliveries';
  return (
    <Text size="sm">
      {delivered ?? 'some'} of {created} delivered
      {failed > 0 && `, ${countText(failed, stats)} failed`}
      {pending > 0 && `, ${countText(pending, stats)} pending`}
    </Text>
  );
}
