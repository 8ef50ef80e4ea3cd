import { NativeSelect } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../session/session-context.tsx';
import { useWorkspace } from '../workspace/workspace-context.tsx';

/** The organizations of a person who is in several. */
export function OrganizationList() {
  const { session } = useSession();
  const { membership, mode } = useWorkspace();
  const navigate = useNavigate();
  return (
    <NativeSelect
      aria-label="Organization"
      value={membership.organization}
      data={session.organizations.map(({ organization, name }) => ({ value: organization, label: name }))}
      onChange={({ currentTarget }) => void navigate({ to: `/${currentTarget.value}/${mode}/check` })}
    />
  );
}
