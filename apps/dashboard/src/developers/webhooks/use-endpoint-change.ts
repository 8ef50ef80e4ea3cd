import type { UpdateWebhookEndpointRequest, WebhookEndpoint } from '@livery/sdk';
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useWorkspace } from '../../workspace/workspace-context.tsx';

interface Options {
  readonly showsErrors?: boolean;
}

/** Changes an endpoint. */
export function useEndpointChange(
  endpoint: string,
  { showsErrors = false }: Options = {},
): UseMutationResult<WebhookEndpoint, Error, UpdateWebhookEndpointRequest> {
  const { livery, key } = useWorkspace();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: UpdateWebhookEndpointRequest) => livery.webhookEndpoints.update(endpoint, change),
    meta: { showsErrors },
    onSuccess: () => queries.invalidateQueries({ queryKey: [...key] }),
  });
}
