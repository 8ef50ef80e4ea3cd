import { Facts } from '../ui/facts.tsx';
import { Panel } from './panel.tsx';
import { ROLE_LABELS, ROLE_RIGHTS, ROLES } from './roles.ts';

/** What each role may do. */
export function RolesTable() {
  return (
    <Panel title="What each role may do">
      <Facts facts={Object.fromEntries(ROLES.map((role) => [ROLE_LABELS[role], ROLE_RIGHTS[role]]))} />
    </Panel>
  );
}
