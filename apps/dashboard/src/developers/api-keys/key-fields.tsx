import { NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import { useFieldProblem } from '../../ui/field-problem.ts';
import { LimitedTextInput } from '../../ui/limited-text.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { ScopeMatrix } from '../scopes/scope-matrix.tsx';
import { useGrants } from '../scopes/use-grants.ts';
import { AddressesField } from './addresses-field.tsx';
import { EXPIRIES, isExpiry } from './expiry.ts';
import { type KeyDraft, withKind } from './key-draft.ts';

interface Properties {
  readonly initial: KeyDraft;
  /** A key that exists keeps its kind. */
  readonly isNew: boolean;
  readonly draft: KeyDraft;
  readonly onChange: (changed: Partial<KeyDraft>) => void;
}

/** The fields of a key. */
export function KeyFields({ initial, isNew, draft, onChange }: Properties) {
  const nameProblem = useFieldProblem('name');
  return (
    <>
      <LimitedTextInput
        label="Name"
        description="What the key is used for, such as the program and where it runs. At most 200 characters."
        required
        limit={200}
        data-autofocus
        value={draft.name}
        error={nameProblem}
        onChange={(name) => onChange({ name })}
      />
      {isNew && <KindField draft={draft} onChange={(kind) => onChange(withKind(draft, kind))} />}
      <ScopesField {...{ initial, draft }} onChange={(scopes) => onChange({ scopes })} />
      <ExpiryField draft={draft} hasExpiry={initial.expiry === 'kept'} onChange={onChange} />
      <AddressesField value={draft.addresses} onChange={(addresses) => onChange({ addresses })} />
    </>
  );
}

interface KindProperties {
  readonly draft: KeyDraft;
  readonly onChange: (kind: KeyDraft['kind']) => void;
}

/** Secret or publishable. */
function KindField({ draft, onChange }: KindProperties) {
  const { mode } = useWorkspace();
  const isTest = mode === 'test';
  return (
    <Radio.Group label="Kind" value={draft.kind} onChange={(kind) => onChange(kind === 'pk' ? 'pk' : 'sk')}>
      <Stack gap="xs" mt={4}>
        <Radio value="sk" label="Secret" description="For programs on your servers. Nobody else may see it." />
        <Radio
          value="pk"
          label="Publishable"
          description={`For web pages. It only lists released assets of the library.${isTest ? ' It exists in live mode only.' : ''}`}
          disabled={isTest}
        />
      </Stack>
    </Radio.Group>
  );
}

interface ScopesProperties {
  readonly initial: KeyDraft;
  readonly draft: KeyDraft;
  readonly onChange: (scopes: readonly string[]) => void;
}

/** The scopes, of which only those can be selected that the person has and the kind of key allows. */
function ScopesField({ initial, draft, onChange }: ScopesProperties) {
  const { isGrantable, reason } = useGrants();
  const isForeign = !initial.scopes.every(isGrantable);
  const why = isForeign ? 'The key has scopes that you do not have, so that you cannot change them.' : reason;
  const isPublishable = draft.kind === 'pk';
  return (
    <ScopeMatrix
      legend="Scopes"
      scopes={draft.scopes}
      onChange={onChange}
      isSelectable={(scope) => !isPublishable && !isForeign && isGrantable(scope)}
      reason={isPublishable ? 'A publishable key has the scope cms:read and no other.' : why}
    />
  );
}

interface ExpiryProperties {
  readonly draft: KeyDraft;
  readonly hasExpiry: boolean;
  readonly onChange: (changed: Partial<KeyDraft>) => void;
}

/** When the key ends. */
function ExpiryField({ draft, hasExpiry, onChange }: ExpiryProperties) {
  const problem = useFieldProblem('expires_at');
  return (
    <>
      <NativeSelect
        label="Expires"
        data={[...(hasExpiry ? [{ value: 'kept', label: 'As before' }] : []), ...EXPIRIES]}
        value={draft.expiry}
        onChange={({ currentTarget: { value } }) => isExpiry(value) && onChange({ expiry: value })}
      />
      {draft.expiry === 'day' && (
        <TextInput
          type="date"
          label="Last day"
          required
          value={draft.day}
          error={problem}
          onChange={({ currentTarget }) => onChange({ day: currentTarget.value })}
        />
      )}
    </>
  );
}
