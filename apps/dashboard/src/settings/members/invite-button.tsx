import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { LimitedTextInput } from '../../ui/limited-text.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { LinkOnce, type MadeLink } from './link-once.tsx';
import { RoleSelect } from './role-select.tsx';

const NOBODY = { email: '', name: '', role: 'viewer' };

/** Invites a person, and shows the link by which they come in. */
export function InviteButton() {
  const { livery } = useWorkspace();
  const [link, setLink] = useState<MadeLink | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const onLinkClosed = (): void => {
    setLink(null);
    // The dialog of the link was opened by the form, which is gone.
    button.current?.focus();
  };
  return (
    <>
      <FormDialog
        ref={button}
        opener="Invite a person"
        title="Invite a person"
        submitLabel="Invite"
        initial={NOBODY}
        isComplete={() => true}
        fields={({ email, name, role }, change) => (
          <>
            <TextInput
              label="Email"
              type="email"
              required
              data-autofocus
              value={email}
              onChange={({ currentTarget }) => change({ email: currentTarget.value })}
            />
            <LimitedTextInput
              label="Name"
              description="May stay empty. At most 200 characters."
              limit={200}
              value={name}
              onChange={(text) => change({ name: text })}
            />
            <RoleSelect value={role} onChange={(chosen) => change({ role: chosen })} />
          </>
        )}
        requestOf={(draft) => ({ method: 'POST', path: '/memberships', body: invitationOf(draft) })}
        store={async (draft) => ({ ...(await livery.memberships.create(invitationOf(draft))), email: draft.email })}
        onStored={({ id, email }) => setLink({ membership: id, email })}
      />
      <LinkOnce link={link} onClose={onLinkClosed} />
    </>
  );
}

function invitationOf({ email, name, role }: typeof NOBODY) {
  return { email, role, ...(name.trim() !== '' && { name: name.trim() }) };
}
