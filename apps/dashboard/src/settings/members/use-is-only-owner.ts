import type { Membership } from '@livery/sdk';
import { useQuery } from '@tanstack/react-query';
import { useWorkspace } from '../../workspace/workspace-context.tsx';

/** As many as the API lists at once. */
const AT_ONCE = 200;

/** Whether a member is the only active owner, whom the organization cannot lose; undefined while that is read. */
export function useIsOnlyOwner({ user, role, status }: Membership): boolean | undefined {
  const { livery, key } = useWorkspace();
  const isOwner = role === 'owner' && status === 'active';
  const { data: owners, isPending } = useQuery({
    queryKey: [...key, 'owners'],
    queryFn: async ({ signal }) => {
      const members = await Array.fromAsync(livery.memberships.list({ limit: AT_ONCE }, { signal }));
      const active = members.filter((member) => member.role === 'owner' && member.status === 'active');
      const users = await Promise.all(active.map(async (member) => livery.users.retrieve(member.user, { signal })));
      return users.filter((one) => one.status === 'active').map(({ id }) => id);
    },
    enabled: isOwner,
  });
  if (!isOwner) return false;
  // If it cannot be read, the service decides.
  return isPending ? undefined : owners?.length === 1 && owners[0] === user;
}
