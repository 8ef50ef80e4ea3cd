import { NativeSelect } from '@mantine/core';
import { LimitedTextarea, LimitedTextInput } from '../../ui/limited-text.tsx';
import { ScopeMatrix } from '../scopes/scope-matrix.tsx';
import { useGrants } from '../scopes/use-grants.ts';
import type { ApplicationDraft } from './application-draft.ts';
import { lifetimes } from './lifetimes.ts';

interface Properties {
  readonly initial: ApplicationDraft;
  readonly draft: ApplicationDraft;
  readonly onChange: (changed: Partial<ApplicationDraft>) => void;
}

/** The fields of an application. */
export function ApplicationFields({ initial, draft, onChange }: Properties) {
  const { isGrantable, reason } = useGrants();
  const isForeign = !initial.scopes.every(isGrantable);
  return (
    <>
      <LimitedTextInput
        label="Name"
        description="The program that gets the tokens. At most 200 characters."
        required
        limit={200}
        data-autofocus
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <LimitedTextarea
        label="Description"
        description="What the program is used for. At most 1,000 characters."
        limit={1000}
        autosize
        minRows={2}
        value={draft.description}
        onChange={(description) => onChange({ description })}
      />
      <ScopeMatrix
        legend="Scopes that its tokens can have"
        scopes={draft.scopes}
        onChange={(scopes) => onChange({ scopes })}
        isSelectable={(scope) => !isForeign && isGrantable(scope)}
        reason={isForeign ? 'The application has scopes that you do not have, so that you cannot change them.' : reason}
      />
      <NativeSelect
        label="A token is valid for"
        data={lifetimes(initial.lifetime)}
        value={String(draft.lifetime)}
        onChange={({ currentTarget }) => onChange({ lifetime: Number(currentTarget.value) })}
      />
    </>
  );
}
