import { Text } from '@mantine/core';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { AsCurl } from '../../ui/as-curl.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { Records } from '../../ui/records.tsx';
import { useRecordPages } from '../../ui/use-record-pages.ts';
import { RolesTable } from '../roles-table.tsx';
import { InviteButton } from './invite-button.tsx';
import { MEMBER_COLUMNS } from './member-columns.tsx';
import { useMayManage } from './use-may-manage.ts';

/** The people of the organization. */
export function MembersPage() {
  const { livery, key, mode } = useWorkspace();
  const mayManage = useMayManage();
  const pages = useRecordPages([...key, 'memberships'], (place, signal) => livery.memberships.list(place, { signal }));
  return (
    <Page
      title="Members"
      description="The people who can sign in to this organization, and what each of them may do."
      actions={
        <>
          <AsCurl path="/memberships" />
          {mayManage && <InviteButton />}
        </>
      }
    >
      {!mayManage && (
        <Text size="sm">
          {mode === 'test'
            ? 'Both modes share the members. Change to live mode to invite or change them.'
            : 'Only owners and admins can invite or change members.'}
        </Text>
      )}
      <Records
        label="Members"
        pages={pages}
        columns={MEMBER_COLUMNS}
        empty={
          <Empty title="No member yet" action={mayManage ? <InviteButton /> : undefined}>
            Invite the people who work with the brand.
          </Empty>
        }
      />
      <RolesTable />
    </Page>
  );
}
