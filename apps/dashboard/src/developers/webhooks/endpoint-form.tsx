import { Button, Group, MultiSelect, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { useEventTypes } from '../events/use-event-types.ts';
import type { EndpointDraft } from './endpoint-draft.ts';
import { VersionField } from './version-field.tsx';

interface Properties {
  readonly initial: EndpointDraft;
  readonly submitLabel: string;
  readonly onSubmit: (draft: EndpointDraft) => void;
  readonly onCancel: () => void;
  readonly isRunning: boolean;
  readonly error: Error | null;
  /** Beside the buttons. */
  readonly aside: (draft: EndpointDraft) => ReactNode;
}

/** The fields of an endpoint. What was typed stays until the endpoint is stored. */
export function EndpointForm({ initial, submitLabel, onSubmit, onCancel, isRunning, error, aside }: Properties) {
  const { mode } = useWorkspace();
  const [draft, setDraft] = useState(initial);
  const change = (changed: Partial<EndpointDraft>): void => setDraft((before) => ({ ...before, ...changed }));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSubmit(draft);
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label="URL"
          description={`Events are sent here by POST. It uses https${mode === 'test' ? ', or http in test mode' : ''}, and must be reachable from the service.`}
          placeholder="https://example.com/livery-events"
          required
          inputMode="url"
          spellCheck={false}
          data-autofocus
          value={draft.url}
          onChange={({ currentTarget }) => change({ url: currentTarget.value })}
        />
        <Textarea
          label="Description"
          description="What the endpoint is used for. At most 500 characters."
          maxLength={500}
          autosize
          value={draft.description}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        />
        <TypesField draft={draft} onChange={change} />
        <VersionField
          value={draft.apiVersion}
          kept={initial.apiVersion}
          onChange={(apiVersion) => change({ apiVersion })}
        />
        {error !== null && <ErrorPanel error={error} />}
        <Group justify="flex-end">
          {aside(draft)}
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={isRunning} disabled={!draft.wantsAll && draft.types.length === 0}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface TypesProperties {
  readonly draft: EndpointDraft;
  readonly onChange: (changed: Partial<EndpointDraft>) => void;
}

function TypesField({ draft: { wantsAll, types }, onChange }: TypesProperties) {
  const groups = useEventTypes();
  const known = groups.flatMap(({ items }) => items);
  const others = { group: 'Other', items: types.filter((type) => !known.includes(type)) };
  return (
    <>
      <Switch
        label="All events, also of types that come later"
        checked={wantsAll}
        onChange={({ currentTarget }) => onChange({ wantsAll: currentTarget.checked })}
      />
      {!wantsAll && (
        <MultiSelect
          label="Event types"
          description="Search by a word. A name with a star means all types of its area."
          placeholder="Choose types"
          searchable
          clearable
          nothingFoundMessage="No type has this word in its name"
          maxDropdownHeight={260}
          data={[...groups, others].map(({ group, items }) => ({ group, items: [...items] }))}
          value={[...types]}
          onChange={(chosen) => onChange({ types: chosen })}
        />
      )}
    </>
  );
}
