import { Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { ScopeMatrix } from '../scopes/scope-matrix.tsx';
import { useGrants } from '../scopes/use-grants.ts';
import type { ApplicationDraft } from './application-draft.ts';
import { lifetimes } from './lifetimes.ts';

interface Properties {
  readonly initial: ApplicationDraft;
  readonly submitLabel: string;
  readonly onSubmit: (draft: ApplicationDraft) => void;
  readonly onCancel: () => void;
  readonly isRunning: boolean;
  readonly error: Error | null;
  /** Beside the buttons. */
  readonly aside: (draft: ApplicationDraft) => ReactNode;
}

/** The fields of an application. What was typed stays until the application is stored. */
export function ApplicationForm(properties: Properties) {
  const { initial, submitLabel, onSubmit, onCancel, isRunning, error, aside } = properties;
  const [draft, setDraft] = useState(initial);
  const { isGrantable, reason } = useGrants();
  const isForeign = !initial.scopes.every(isGrantable);
  const change = (changed: Partial<ApplicationDraft>): void => setDraft((before) => ({ ...before, ...changed }));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSubmit(draft);
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label="Name"
          description="The program that gets the tokens. At most 200 characters."
          required
          maxLength={200}
          data-autofocus
          value={draft.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <Textarea
          label="Description"
          description="What the program is used for. At most 1,000 characters."
          maxLength={1000}
          autosize
          minRows={2}
          value={draft.description}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        />
        <ScopeMatrix
          legend="Scopes that its tokens can have"
          scopes={draft.scopes}
          onChange={(scopes) => change({ scopes })}
          isSelectable={(scope) => !isForeign && isGrantable(scope)}
          reason={
            isForeign ? 'The application has scopes that you do not have, so that you cannot change them.' : reason
          }
        />
        <NativeSelect
          label="A token is valid for"
          data={lifetimes(initial.lifetime)}
          value={String(draft.lifetime)}
          onChange={({ currentTarget }) => change({ lifetime: Number(currentTarget.value) })}
        />
        {error !== null && <ErrorPanel error={error} />}
        <Group justify="flex-end">
          {aside(draft)}
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
