import type { AttemptedWebhookDelivery } from '@livery/sdk';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useWorkspace } from '../../workspace/workspace-context.tsx';

const PENDING_MS = 5000;
const AWAITED_MS = 1000;

/**
 * Reads a delivery: again and again while attempts follow.
 * @param awaited how many attempts it has as soon as the one that was asked for has ended
 */
export function useDelivery(id: string, awaited: number): UseQueryResult<AttemptedWebhookDelivery> {
  const { livery, key } = useWorkspace();
  return useQuery({
    queryKey: [...key, 'webhook-deliveries', id],
    queryFn: ({ signal }) => livery.webhookDeliveries.retrieve(id, { signal }),
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined) return false;
      if (data.attempt_count < awaited) return AWAITED_MS;
      return data.status === 'pending' ? PENDING_MS : false;
    },
  });
}
