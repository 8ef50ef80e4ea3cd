import { AsCurl } from '../../ui/as-curl.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { Records } from '../../ui/records.tsx';
import { useRecordPages } from '../../ui/use-record-pages.ts';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { APPLICATION_COLUMNS } from './application-columns.tsx';
import { RegisterApplicationButton } from './register-application-button.tsx';

/** The applications of the organization in this mode. */
export function ApplicationsPage() {
  const { livery, key, can } = useWorkspace();
  const pages = useRecordPages([...key, 'oauth-applications'], (place, signal) =>
    livery.oauthApplications.list(place, { signal }),
  );
  const canRegister = can('platform:write');
  const isEmpty = pages.items.length === 0 && !pages.isLoading;
  return (
    <Page
      title="OAuth applications"
      description={`Programs that get short-lived tokens by the client credentials of OAuth 2, and need no long-lived key in each request.${canRegister ? '' : ' Your role may look at them: admins register and change them.'}`}
      actions={
        <>
          <AsCurl path="/oauth_applications" />
          {canRegister && !isEmpty && <RegisterApplicationButton />}
        </>
      }
    >
      <Records
        label="OAuth applications"
        pages={pages}
        columns={APPLICATION_COLUMNS}
        empty={
          <Empty title="No application yet" action={canRegister ? <RegisterApplicationButton /> : undefined}>
            Register one for a program that speaks OAuth 2. For scripts and servers of your own, an API key is simpler.
          </Empty>
        }
      />
    </Page>
  );
}
