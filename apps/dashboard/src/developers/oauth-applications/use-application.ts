import type { OAuthApplication } from '@livery/sdk';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useWorkspace } from '../../workspace/workspace-context.tsx';

/** Reads one application. It is read again from time to time, so that the last use of its secrets is recent. */
export function useApplication(id: string): UseQueryResult<OAuthApplication> {
  const { livery, key } = useWorkspace();
  return useQuery({
    queryKey: [...key, 'oauth-applications', id],
    queryFn: ({ signal }) => livery.oauthApplications.retrieve(id, { signal }),
    refetchInterval: 30_000,
  });
}
