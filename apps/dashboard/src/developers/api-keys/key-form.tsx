import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { type KeyDraft, withKind } from './key-draft.ts';
import { ExpiryField, KindField, ScopesField } from './key-fields.tsx';

interface Properties {
  readonly initial: KeyDraft;
  /** A key that exists keeps its kind. */
  readonly isNew: boolean;
  readonly submitLabel: string;
  readonly onSubmit: (draft: KeyDraft) => void;
  readonly onCancel: () => void;
  readonly isRunning: boolean;
  readonly error: Error | null;
  /** Beside the buttons. */
  readonly aside?: (draft: KeyDraft) => ReactNode;
}

/** The fields of a key. What was typed stays until the key is stored. */
export function KeyForm(properties: Properties) {
  const { initial, isNew, submitLabel, onSubmit, onCancel, isRunning, error, aside } = properties;
  const [draft, setDraft] = useState(initial);
  const change = (changed: Partial<KeyDraft>): void => setDraft((before) => ({ ...before, ...changed }));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSubmit(draft);
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label="Name"
          description="What the key is used for, such as the program and where it runs. At most 200 characters."
          required
          maxLength={200}
          data-autofocus
          value={draft.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        {isNew && <KindField draft={draft} onChange={(kind) => setDraft((before) => withKind(before, kind))} />}
        <ScopesField {...{ initial, draft }} onChange={(scopes) => change({ scopes })} />
        <ExpiryField draft={draft} hasExpiry={initial.expiry === 'kept'} onChange={change} />
        <Textarea
          label="Allowed IP addresses"
          description="One address or block (CIDR) on each line. The key can be used from everywhere if there is none."
          placeholder="203.0.113.0/24"
          autosize
          minRows={2}
          spellCheck={false}
          value={draft.addresses}
          onChange={({ currentTarget }) => change({ addresses: currentTarget.value })}
        />
        {error !== null && <ErrorPanel error={error} />}
        <Group justify="flex-end">
          {aside?.(draft)}
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={isRunning} disabled={draft.scopes.length === 0}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
