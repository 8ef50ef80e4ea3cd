import type { WebhookEndpoint } from '@livery/sdk';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { bodyOf, draftOf, isComplete } from './endpoint-draft.ts';
import { EndpointFields } from './endpoint-fields.tsx';

/** Changes the URL, description, events and API version of an endpoint. */
export function EditEndpointButton({ endpoint }: { readonly endpoint: WebhookEndpoint }) {
  const { livery } = useWorkspace();
  const initial = draftOf(endpoint);
  return (
    <FormDialog
      opener="Edit"
      variant="default"
      title="Edit the endpoint"
      submitLabel="Save"
      initial={initial}
      isComplete={isComplete}
      fields={(draft, change) => <EndpointFields initial={initial} draft={draft} onChange={change} />}
      requestOf={(draft) => ({ method: 'PATCH', path: `/webhook_endpoints/${endpoint.id}`, body: bodyOf(draft) })}
      store={(draft) => livery.webhookEndpoints.update(endpoint.id, bodyOf(draft))}
    />
  );
}
