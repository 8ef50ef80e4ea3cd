import { NativeSelect, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../session/session-context.tsx';
import { useWorkspace } from '../workspace/workspace-context.tsx';

/** The name of the organization; a list if the person is in several. The list of the browser itself is small to load. */
export function OrganizationSwitch() {
  const { session } = useSession();
  const { membership, mode } = useWorkspace();
  const navigate = useNavigate();
  if (session.organizations.length === 1) {
    return (
      <Text fw={650} px="sm" pt="xs" lineClamp={2}>
        {membership.name}
      </Text>
    );
  }
  return (
    <NativeSelect
      aria-label="Organization"
      value={membership.organization}
      data={session.organizations.map(({ organization, name }) => ({ value: organization, label: name }))}
      onChange={({ currentTarget }) => void navigate({ to: `/${currentTarget.value}/${mode}/check` })}
    />
  );
}
