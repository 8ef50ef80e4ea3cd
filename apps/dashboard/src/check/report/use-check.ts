import { useQuery } from '@tanstack/react-query';
import { useWorkspace } from '../../workspace/workspace-context.tsx';

const PENDING_MS = 2000;

/** A check, read again while it is pending. */
export function useCheck(id: string) {
  const { livery, key } = useWorkspace();
  return useQuery({
    queryKey: [...key, 'brand-checks', id],
    queryFn: async ({ signal }) => livery.brandChecks.retrieve(id, { signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? PENDING_MS : false),
  });
}

/** The report on a check that is not pending. It never changes. */
export function useReport(id: string) {
  const { livery, key } = useWorkspace();
  return useQuery({
    queryKey: [...key, 'brand-check-reports', id],
    queryFn: async ({ signal }) => livery.brandChecks.retrieveReport(id, {}, { signal }),
    staleTime: Infinity,
  });
}

/** What is accepted now for the content of a check and for its document. */
export function useSuppressions(id: string) {
  const { livery, key } = useWorkspace();
  return useQuery({
    queryKey: [...key, 'suppressions', id],
    queryFn: async ({ signal }) => Array.fromAsync(livery.brandChecks.listSuppressions(id, { limit: 200 }, { signal })),
  });
}
