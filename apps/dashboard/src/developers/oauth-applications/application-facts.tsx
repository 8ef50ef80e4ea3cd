import { Code, Paper } from '@mantine/core';
import type { OAuthApplication } from '@livery/sdk';
import { ActorName } from '../../ui/actor-name.tsx';
import { CopyText } from '../../ui/copy-text.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Time } from '../../ui/time.tsx';
import { RequestsLink } from '../requests-link.tsx';
import { ScopeList } from '../scopes/scope-list.tsx';
import { ApplicationState } from './application-columns.tsx';
import { lifetimeText } from './lifetimes.ts';

/** All fields of an application. */
export function ApplicationFacts({ application }: { readonly application: OAuthApplication }) {
  const { id, client_id, metadata, created_by } = application;
  return (
    <Paper withBorder p="lg">
      <Facts
        facts={{
          State: <ApplicationState status={application.status} />,
          'Client id': <CopyText text={client_id} />,
          Scopes: <ScopeList scopes={application.requested_scopes} />,
          'A token is valid for': lifetimeText(application.token_lifetime),
          Requests: <RequestsLink principal={id} />,
          'API version': application.api_version,
          Metadata: Object.keys(metadata).length === 0 ? null : <Code>{JSON.stringify(metadata)}</Code>,
          'Created by': <ActorName id={created_by} />,
          Created: <Time at={application.created} />,
          Changed: <Time at={application.updated} />,
          Id: <CopyText text={id} />,
        }}
      />
    </Paper>
  );
}
