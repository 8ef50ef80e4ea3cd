import { MultiSelect, Switch, TextInput } from '@mantine/core';
import { useFieldProblem } from '../../ui/field-problem.ts';
import { LimitedTextarea } from '../../ui/limited-text.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { useEventTypes } from '../events/use-event-types.ts';
import type { EndpointDraft } from './endpoint-draft.ts';
import { VersionField } from './version-field.tsx';

interface Properties {
  readonly initial: EndpointDraft;
  readonly draft: EndpointDraft;
  readonly onChange: (changed: Partial<EndpointDraft>) => void;
}

/** The fields of an endpoint. */
export function EndpointFields({ initial, draft, onChange }: Properties) {
  const { mode } = useWorkspace();
  const urlProblem = useFieldProblem('url');
  return (
    <>
      <TextInput
        label="URL"
        description={`Events are sent here by POST. It begins with https://${mode === 'test' ? ' or http://' : ', or with http:// where the operator allows it'}, and must be reachable from the service.`}
        placeholder="https://example.com/livery-events"
        required
        inputMode="url"
        spellCheck={false}
        data-autofocus
        value={draft.url}
        error={urlProblem}
        onChange={({ currentTarget }) => onChange({ url: currentTarget.value })}
      />
      <LimitedTextarea
        label="Description"
        description="What the endpoint is used for. At most 500 characters."
        limit={500}
        autosize
        value={draft.description}
        onChange={(description) => onChange({ description })}
      />
      <TypesField draft={draft} onChange={onChange} />
      <VersionField
        value={draft.apiVersion}
        kept={initial.apiVersion}
        onChange={(apiVersion) => onChange({ apiVersion })}
      />
    </>
  );
}

function TypesField({ draft: { wantsAll, types }, onChange }: Omit<Properties, 'initial'>) {
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
