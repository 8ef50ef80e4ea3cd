import { NativeSelect } from '@mantine/core';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { isRole, ROLE_LABELS, ROLE_RIGHTS, rolesUnder } from '../roles.ts';

interface Properties {
  readonly value: string;
  readonly onChange: (role: string) => void;
  /** Whether a dialog begins with it. */
  readonly isFirst?: boolean;
}

/** Chooses one of the roles that the person may give. */
export function RoleSelect({ value, onChange, isFirst = false }: Properties) {
  const { token } = useWorkspace();
  return (
    <NativeSelect
      label="Role"
      data-autofocus={isFirst || undefined}
      description={isRole(value) ? ROLE_RIGHTS[value] : undefined}
      data={rolesUnder(token.role).map((role) => ({ value: role, label: ROLE_LABELS[role] }))}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
