import type { CreatedOAuthApplication } from '@livery/sdk';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { AsCurl } from '../../ui/as-curl.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { Records } from '../../ui/records.tsx';
import { SecretOnce } from '../../ui/secret-once.tsx';
import { useRecordPages } from '../../ui/use-record-pages.ts';
import { usePagePath } from '../../workspace/use-page-path.ts';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { APPLICATION_COLUMNS } from './application-columns.tsx';
import { RegisterApplicationButton } from './register-application-button.tsx';

/** The applications of the organization in this mode. */
export function ApplicationsPage() {
  const { livery, key, can } = useWorkspace();
  const pages = useRecordPages([...key, 'oauth-applications'], (place, signal) =>
    livery.oauthApplications.list(place, { signal }),
  );
  const navigate = useNavigate();
  const pathOf = usePagePath();
  const [registered, setRegistered] = useState<CreatedOAuthApplication | null>(null);
  const register = <RegisterApplicationButton onRegistered={setRegistered} />;
  const canRegister = can('platform:write');
  const isEmpty = pages.items.length === 0 && !pages.isLoading;
  return (
    <Page
      title="OAuth applications"
      description={`Programs that get short-lived tokens by the client credentials of OAuth 2, and need no long-lived key in each request.${canRegister ? '' : ' Your role may look at them: admins register and change them.'}`}
      actions={
        <>
          <AsCurl path="/oauth_applications" />
          {canRegister && !isEmpty && register}
        </>
      }
    >
      {registered !== null && (
        <SecretOnce
          title="The client secret"
          secret={registered.client_secret}
          clientId={registered.client_id}
          onClose={() => void navigate({ to: pathOf(`developers/oauth-applications/${registered.id}`) })}
        />
      )}
      <Records
        label="OAuth applications"
        pages={pages}
        columns={APPLICATION_COLUMNS}
        empty={
          <Empty title="No application yet" action={canRegister && register}>
            Register one for a program that speaks OAuth 2. For scripts and servers of your own, an API key is simpler.
          </Empty>
        }
      />
    </Page>
  );
}
