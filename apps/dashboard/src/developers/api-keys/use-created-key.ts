import type { CreateApiKeyRequest, CreatedApiKey } from '@livery/sdk';
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useWorkspace } from '../../workspace/workspace-context.tsx';

/** Creates keys. */
export function useCreatedKey({ showsErrors = false }: { readonly showsErrors?: boolean } = {}): UseMutationResult<
  CreatedApiKey,
  Error,
  CreateApiKeyRequest
> {
  const { livery, key } = useWorkspace();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: CreateApiKeyRequest) => livery.apiKeys.create(request),
    meta: { showsErrors },
    onSuccess: () => queries.invalidateQueries({ queryKey: [...key, 'api-keys'] }),
  });
}
