import { Anchor, List } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Membership } from '../../session/session-api.ts';
import { ROLE_LABELS } from '../roles.ts';

/** The organizations that the person is in, with the role there. */
export function OwnOrganizations({ organizations }: { readonly organizations: readonly Membership[] }) {
  return (
    <List>
      {organizations.map(({ organization, name, role, status }) => (
        <List.Item key={organization}>
          <Anchor component={Link} to={`/${organization}/live/check`} underline="always">
            {name}
          </Anchor>{' '}
          as {ROLE_LABELS[role]}
          {status === 'suspended' && ' (suspended by the operator of the service)'}
        </List.Item>
      ))}
    </List>
  );
}
