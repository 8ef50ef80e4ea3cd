import { getRouteApi } from '@tanstack/react-router';
import { AsCurl } from '../../ui/as-curl.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Page } from '../../ui/page.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { ChangeLog } from '../change-log.tsx';
import { ApplicationActions } from './application-actions.tsx';
import { ApplicationFacts } from './application-facts.tsx';
import { ApplicationSecrets } from './application-secrets.tsx';
import { TokenRequestPanel } from './token-request-panel.tsx';
import { useApplication } from './use-application.ts';

const route = getRouteApi('/$organization/$mode/developers/oauth-applications/$application');

/** One application: what its tokens may do, its secrets, and how it gets a token. */
export function ApplicationPage() {
  const { application: id } = route.useParams();
  const { data: application, error, refetch } = useApplication(id);
  return (
    <Page
      title={application?.name ?? 'OAuth application'}
      description={application?.description ?? undefined}
      above={<PageLink page="developers/oauth-applications">← OAuth applications</PageLink>}
      actions={
        <>
          <AsCurl path={`/oauth_applications/${id}`} />
          {application?.status === 'active' && <ApplicationActions application={application} />}
        </>
      }
    >
      {application !== undefined ? (
        <>
          <ApplicationFacts application={application} />
          {application.status === 'active' && (
            <>
              <ApplicationSecrets secrets={application.secrets} />
              <TokenRequestPanel application={application} />
            </>
          )}
          <ChangeLog target={id} />
        </>
      ) : error === null ? (
        <Waiting />
      ) : (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
