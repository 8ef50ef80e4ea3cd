import { FormDialog } from '../../ui/form-dialog.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { bodyOf, isComplete, NEW_ENDPOINT } from './endpoint-draft.ts';
import { EndpointFields } from './endpoint-fields.tsx';

/** Asks for the fields of an endpoint, and creates it. The page shows its secret: this button can vanish with the empty list. */
export function CreateEndpointButton({ onSecret }: { readonly onSecret: (secret: string) => void }) {
  const { livery } = useWorkspace();
  return (
    <FormDialog
      opener="Add endpoint"
      title="Add a webhook endpoint"
      submitLabel="Add endpoint"
      initial={NEW_ENDPOINT}
      isComplete={isComplete}
      fields={(draft, change) => <EndpointFields initial={NEW_ENDPOINT} draft={draft} onChange={change} />}
      requestOf={(draft) => ({ method: 'POST', path: '/webhook_endpoints', body: bodyOf(draft) })}
      store={(draft) => livery.webhookEndpoints.create(bodyOf(draft))}
      onStored={({ signing_secret: secret }) => onSecret(secret)}
    />
  );
}
