import type { WebhookDelivery } from '@livery/sdk';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useWorkspace } from '../../workspace/workspace-context.tsx';

/** Reads the oldest delivery that failed and the oldest one that was abandoned, anew each time a component begins to show them. */
export function useOldestUndelivered(endpoint: string): UseQueryResult<readonly WebhookDelivery[]> {
  const { livery, key } = useWorkspace();
  return useQuery({
    queryKey: [...key, 'webhook-endpoints', endpoint, 'oldest-undelivered'],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(
        ['failed', 'abandoned'].map((status) =>
          livery.webhookEndpoints.listDeliveries(endpoint, { status, order: 'oldest', limit: 1 }, { signal }),
        ),
      );
      return lists.flatMap(({ data }) => data);
    },
    gcTime: 0,
  });
}
