import { Text } from '@mantine/core';
import type { Membership } from '@livery/sdk';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { INVITED_ACCESS_ENDS } from './invited-access-ends.ts';
import { RoleSelect } from './role-select.tsx';

interface Properties {
  readonly membership: Membership;
  readonly email: string;
}

/** Gives a member another role. */
export function ChangeRoleButton({ membership: { id, role: before }, email }: Properties) {
  const { livery, tokens } = useWorkspace();
  return (
    <FormDialog
      opener="Change role"
      variant="default"
      buttonSize="xs"
      title="Change the role"
      submitLabel="Save"
      initial={{ role: before }}
      isComplete={({ role }) => role !== before}
      fields={({ role }, change) => (
        <>
          <Text size="sm">
            The new role of {email} holds at once. {INVITED_ACCESS_ENDS}
          </Text>
          <RoleSelect value={role} onChange={(chosen) => change({ role: chosen })} isFirst />
        </>
      )}
      requestOf={(body) => ({ method: 'PATCH', path: `/memberships/${id}`, body })}
      store={(body) => livery.memberships.update(id, body)}
      // The own rights may be other ones now.
      onStored={() => tokens.drop()}
    />
  );
}
