import type { ApiKey } from '@livery/sdk';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { changeOf, draftOf } from './key-draft.ts';
import { KeyFields } from './key-fields.tsx';

/** Changes the name, scopes, expiry and addresses of a key. */
export function EditKeyButton({ apiKey }: { readonly apiKey: ApiKey }) {
  const { livery } = useWorkspace();
  const initial = draftOf(apiKey);
  return (
    <FormDialog
      opener="Edit"
      variant="default"
      title="Edit the key"
      submitLabel="Save"
      initial={initial}
      isComplete={({ scopes }) => scopes.length > 0}
      fields={(draft, change) => <KeyFields initial={initial} isNew={false} draft={draft} onChange={change} />}
      requestOf={(draft) => ({
        method: 'PATCH',
        path: `/api_keys/${apiKey.id}`,
        body: changeOf(apiKey, draft, Date.now()),
      })}
      store={(draft) => livery.apiKeys.update(apiKey.id, changeOf(apiKey, draft, Date.now()))}
    />
  );
}
