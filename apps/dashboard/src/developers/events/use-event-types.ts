import { useQuery } from '@tanstack/react-query';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { type EventTypeGroup, groupsOf } from './event-types.ts';

/** The event types that the service knows, by area; none until they are read. */
export function useEventTypes(): readonly EventTypeGroup[] {
  const { livery, key, can } = useWorkspace();
  const { data } = useQuery({
    queryKey: [...key, 'event-types'],
    queryFn: async ({ signal }) => groupsOf((await livery.eventTypes.list({ signal })).data.map(({ name }) => name)),
    staleTime: Infinity,
    enabled: can('platform:read', 'platform:write'),
  });
  return data ?? [];
}
