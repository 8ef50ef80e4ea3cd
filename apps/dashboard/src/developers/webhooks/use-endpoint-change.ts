import type { UpdateWebhookEndpointRequest, WebhookEndpoint } from '@livery/sdk';
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useWorkspace } from '../../workspace/workspace-context.tsx';

/** Changes an endpoint. */
export function useEndpointChange(
  endpoint: string,
): UseMutationResult<WebhookEndpoint, Error, UpdateWebhookEndpointRequest> {
  const { livery, key } = useWorkspace();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: UpdateWebhookEndpointRequest) => livery.webhookEndpoints.update(endpoint, change),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...key] }),
  });
}
