import { Button, Group, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { rangeProblem } from '../../developers/filters/day-range.ts';
import type { AuditFilter } from './audit-filter.ts';

interface Properties {
  readonly initial: AuditFilter;
  readonly onApply: (filter: AuditFilter) => void;
}

const FIELDS = [
  { name: 'action', label: 'Action', placeholder: 'api_key.created', type: 'text' },
  { name: 'principal', label: 'Who', placeholder: 'user_… or key_…', type: 'text' },
  { name: 'target', label: 'Record', placeholder: 'An id', type: 'text' },
  { name: 'from', label: 'From', placeholder: undefined, type: 'date' },
  { name: 'to', label: 'To', placeholder: undefined, type: 'date' },
] as const;

/** The height of a label: buttons stand beside the fields, also while a field has a message below it. */
const BESIDE_FIELDS = 25;

/** The filters of the log. They hold once they are applied, and are then in the address. */
export function AuditFilters({ initial, onApply }: Properties) {
  const [filter, setFilter] = useState(initial);
  const problem = rangeProblem({ from: filter.from || undefined, to: filter.to || undefined });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (problem === null) onApply(filter);
  };
  return (
    <form onSubmit={submit}>
      <Group align="flex-start" gap="sm">
        {FIELDS.map(({ name, label, placeholder, type }) => (
          <TextInput
            key={name}
            size="xs"
            label={label}
            type={type}
            placeholder={placeholder}
            value={filter[name] ?? ''}
            error={name === 'from' ? problem : name === 'to' && problem !== null}
            onChange={({ currentTarget: { value } }) => setFilter((before) => ({ ...before, [name]: value }))}
          />
        ))}
        <Button size="xs" mt={BESIDE_FIELDS} type="submit" variant="default">
          Filter
        </Button>
        {Object.keys(initial).length > 0 && (
          <Button size="xs" mt={BESIDE_FIELDS} variant="subtle" onClick={() => onApply({})}>
            Clear
          </Button>
        )}
      </Group>
    </form>
  );
}
