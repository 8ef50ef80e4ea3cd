import { NativeSelect } from '@mantine/core';
import type { Organization } from '@livery/sdk';
import { useSession } from '../../session/session-context.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { LimitedTextInput } from '../../ui/limited-text.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { KINDS } from './kinds.ts';

/** Changes the name, kind and website of the organization. */
export function EditOrganizationButton({ organization }: { readonly organization: Organization }) {
  const { livery } = useWorkspace();
  const { refresh } = useSession();
  return (
    <FormDialog
      opener="Edit"
      variant="default"
      title="Edit the organization"
      submitLabel="Save"
      initial={draftOf(organization)}
      isComplete={() => true}
      fields={({ name, type, website }, change) => (
        <>
          <LimitedTextInput
            label="Name"
            description="At most 200 characters."
            required
            limit={200}
            data-autofocus
            value={name}
            onChange={(text) => change({ name: text })}
          />
          <NativeSelect
            label="Kind"
            data={KINDS}
            value={type}
            onChange={({ currentTarget }) => change({ type: currentTarget.value })}
          />
          <LimitedTextInput
            label="Website"
            description="At most 2,048 characters."
            limit={2048}
            type="url"
            placeholder="https://"
            value={website}
            onChange={(text) => change({ website: text })}
          />
        </>
      )}
      requestOf={(draft) => ({ method: 'PATCH', path: `/organizations/${organization.id}`, body: changeOf(draft) })}
      store={(draft) => livery.organizations.update(organization.id, changeOf(draft))}
      onStored={() => void refresh()}
    />
  );
}

interface Draft {
  readonly name: string;
  readonly type: string;
  readonly website: string;
}

function draftOf({ name, type, website }: Organization): Draft {
  return { name, type, website: website ?? '' };
}

function changeOf({ website, ...others }: Draft) {
  return { ...others, website: website.trim() === '' ? null : website.trim() };
}
