import type { OAuthApplication } from '@livery/sdk';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { changeOf, draftOf } from './application-draft.ts';
import { ApplicationFields } from './application-fields.tsx';

/** Changes the name, description, scopes and token lifetime of an application. */
export function EditApplicationButton({ application }: { readonly application: OAuthApplication }) {
  const { livery } = useWorkspace();
  const initial = draftOf(application);
  return (
    <FormDialog
      opener="Edit"
      variant="default"
      title="Edit the application"
      submitLabel="Save"
      initial={initial}
      isComplete={({ scopes }) => scopes.length > 0}
      fields={(draft, change) => <ApplicationFields initial={initial} draft={draft} onChange={change} />}
      requestOf={(draft) => ({
        method: 'PATCH',
        path: `/oauth_applications/${application.id}`,
        body: changeOf(application, draft),
      })}
      store={(draft) => livery.oauthApplications.update(application.id, changeOf(application, draft))}
    />
  );
}
