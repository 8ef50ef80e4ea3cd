import type { CreatedOAuthApplication } from '@livery/sdk';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { creationOf, NEW_APPLICATION } from './application-draft.ts';
import { ApplicationFields } from './application-fields.tsx';

interface Properties {
  readonly onRegistered: (application: CreatedOAuthApplication) => void;
}

/** Asks for the fields of an application, and registers it. The page shows its secret: this button can vanish with the empty list. */
export function RegisterApplicationButton({ onRegistered }: Properties) {
  const { livery } = useWorkspace();
  return (
    <FormDialog
      opener="Register application"
      title="Register an application"
      submitLabel="Register"
      initial={NEW_APPLICATION}
      isComplete={({ scopes }) => scopes.length > 0}
      fields={(draft, change) => <ApplicationFields initial={NEW_APPLICATION} draft={draft} onChange={change} />}
      requestOf={(draft) => ({ method: 'POST', path: '/oauth_applications', body: creationOf(draft) })}
      store={(draft) => livery.oauthApplications.create(creationOf(draft))}
      onStored={onRegistered}
    />
  );
}
