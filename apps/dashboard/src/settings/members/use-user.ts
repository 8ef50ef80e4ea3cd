import type { User } from '@livery/sdk';
import { useQuery } from '@tanstack/react-query';
import { useWorkspace } from '../../workspace/workspace-context.tsx';

/** As many as the API lists at once. Organizations with more people read the others one by one. */
const AT_ONCE = 200;

/** The person of a membership; undefined while it is read. */
export function useUser(id: string): User | undefined {
  const { livery, key } = useWorkspace();
  const { data: users, isPending } = useQuery({
    queryKey: [...key, 'users'],
    queryFn: async ({ signal }) => (await livery.users.list({ limit: AT_ONCE }, { signal })).data,
  });
  const listed = users?.find((user) => user.id === id);
  const { data: single } = useQuery({
    queryKey: [...key, 'users', id],
    queryFn: ({ signal }) => livery.users.retrieve(id, { signal }),
    enabled: !isPending && listed === undefined,
  });
  return listed ?? single;
}
