import { useState } from 'react';
import { AsCurl } from '../../ui/as-curl.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { Records } from '../../ui/records.tsx';
import { SecretOnce } from '../../ui/secret-once.tsx';
import { useRecordPages } from '../../ui/use-record-pages.ts';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { CreateEndpointButton } from './create-endpoint-button.tsx';
import { ENDPOINT_COLUMNS } from './endpoint-columns.tsx';

/** The webhook endpoints of the organization in this mode. */
export function WebhooksPage() {
  const { livery, key, can, mode } = useWorkspace();
  const [secret, setSecret] = useState<string | null>(null);
  const pages = useRecordPages([...key, 'webhook-endpoints'], (place, signal) =>
    livery.webhookEndpoints.list(place, { signal }),
  );
  const canCreate = can('platform:webhook_endpoints:write', 'platform:write');
  return (
    <Page
      title="Webhooks"
      description={`Addresses of your programs to which the service sends each event of ${mode} mode, signed and in order of their numbers.`}
      actions={
        <>
          <AsCurl path="/webhook_endpoints" />
          {canCreate && pages.items.length > 0 && <CreateEndpointButton onSecret={setSecret} />}
        </>
      }
    >
      <SecretOnce title="The signing secret of your endpoint" secret={secret} onClose={() => setSecret(null)} />
      <Records
        label="Webhook endpoints"
        pages={pages}
        columns={ENDPOINT_COLUMNS}
        empty={
          <Empty title="No endpoint yet" action={canCreate && <CreateEndpointButton onSecret={setSecret} />}>
            Your program need not ask what changed: the service tells it. Name an https address that accepts POST. Each
            event is sent there within seconds, with a signature, and again for days if the address does not respond.
            {!canCreate && ' Your role may not add one: ask an admin.'}
          </Empty>
        }
      />
    </Page>
  );
}
