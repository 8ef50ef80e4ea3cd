import type { WebhookEndpointStats } from '@livery/sdk';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useWorkspace } from '../../workspace/workspace-context.tsx';

/** Reads how well an endpoint accepts events, again and again while the page is visible. */
export function useEndpointStats(endpoint: string, refetchInterval: number): UseQueryResult<WebhookEndpointStats> {
  const { livery, key } = useWorkspace();
  return useQuery({
    queryKey: [...key, 'webhook-endpoints', endpoint, 'stats'],
    queryFn: ({ signal }) => livery.webhookEndpoints.retrieveStats(endpoint, { signal }),
    refetchInterval,
  });
}
