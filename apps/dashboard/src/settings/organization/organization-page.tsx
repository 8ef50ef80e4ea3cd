import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { AsCurl } from '../../ui/as-curl.tsx';
import { CopyText } from '../../ui/copy-text.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Page } from '../../ui/page.tsx';
import { Time } from '../../ui/time.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { RolesTable } from '../roles-table.tsx';
import { EditOrganizationButton } from './edit-organization-button.tsx';
import { KINDS } from './kinds.ts';
import { ReviewPolicyPanel } from './review-policy-panel.tsx';

/** The organization: its name and facts. */
export function OrganizationPage() {
  const { livery, key, membership, mode, can } = useWorkspace();
  const id = membership.organization;
  const { data, error, refetch } = useQuery({
    queryKey: [...key, 'organization'],
    queryFn: ({ signal }) => livery.organizations.retrieve(id, { signal }),
  });
  const mayWrite = can('platform:write');
  return (
    <Page
      title="Organization"
      description="What the service knows about your organization. Both modes share it."
      actions={
        <>
          <AsCurl path={`/organizations/${id}`} />
          {data !== undefined && mayWrite && mode === 'live' && <EditOrganizationButton organization={data} />}
        </>
      }
    >
      {mayWrite && mode === 'test' && <Text size="sm">Change to live mode to edit it.</Text>}
      {error !== null && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data === undefined
        ? error === null && <Waiting />
        : (({ name, type, website, status, created }) => (
            <Facts
              facts={{
                Name: name,
                Kind: KINDS.find(({ value }) => value === type)?.label ?? type,
                Website: website ?? 'None',
                Status: status === 'active' ? 'Active' : 'Suspended by the operator of the service',
                Id: <CopyText text={id} />,
                Created: <Time at={created} />,
              }}
            />
          ))(data)}
      <ReviewPolicyPanel />
      <RolesTable />
    </Page>
  );
}
