import { FormDialog } from '../../ui/form-dialog.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { creationOf, NEW_KEY } from './key-draft.ts';
import { KeyFields } from './key-fields.tsx';

/** Asks for the fields of a key, and creates it. The page shows its secret: this button can vanish with the empty list. */
export function CreateKeyButton({ onSecret }: { readonly onSecret: (secret: string) => void }) {
  const { livery } = useWorkspace();
  return (
    <FormDialog
      opener="Create API key"
      title="Create an API key"
      submitLabel="Create key"
      initial={NEW_KEY}
      isComplete={({ scopes }) => scopes.length > 0}
      fields={(draft, change) => <KeyFields initial={NEW_KEY} isNew draft={draft} onChange={change} />}
      requestOf={(draft) => ({ method: 'POST', path: '/api_keys', body: creationOf(draft, Date.now()) })}
      store={(draft) => livery.apiKeys.create(creationOf(draft, Date.now()))}
      onStored={({ secret }) => onSecret(secret)}
    />
  );
}
