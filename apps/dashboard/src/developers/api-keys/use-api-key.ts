import type { ApiKey } from '@livery/sdk';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useWorkspace } from '../../workspace/workspace-context.tsx';

/** Reads one key. It is read again from time to time, so that its last use is recent. */
export function useApiKey(id: string): UseQueryResult<ApiKey> {
  const { livery, key } = useWorkspace();
  return useQuery({
    queryKey: [...key, 'api-keys', id],
    queryFn: ({ signal }) => livery.apiKeys.retrieve(id, { signal }),
    refetchInterval: 30_000,
  });
}
