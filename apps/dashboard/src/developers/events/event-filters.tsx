import { Autocomplete } from '@mantine/core';
import { DayFilters } from '../filters/day-filters.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { TextFilter } from '../filters/text-filter.tsx';
import { useTypedText } from '../filters/use-typed-text.ts';
import { type EventFilter, eventFilterOf } from './event-filter.ts';
import { useEventTypes } from './use-event-types.ts';

interface Properties {
  readonly filter: EventFilter;
  readonly onChange: (filter: EventFilter) => void;
}

/** Selects events. */
export function EventFilters({ filter, onChange }: Properties) {
  const change = (changed: EventFilter): void => onChange(eventFilterOf({ ...filter, ...changed }));
  return (
    <FilterBar filter={filter} onClear={() => onChange({})}>
      <TypeFilter value={filter.type} onChange={(type) => change({ type })} />
      <TextFilter
        label="About"
        placeholder="id of a record"
        value={filter.object}
        onChange={(object) => change({ object })}
      />
      <TextFilter
        label="Caused by"
        placeholder="req_…"
        value={filter.request}
        onChange={(request) => change({ request })}
      />
      <DayFilters range={filter} onChange={change} />
    </FilterBar>
  );
}

interface TypeProperties {
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

function TypeFilter({ value, onChange }: TypeProperties) {
  const types = useEventTypes();
  const { field, setText, apply } = useTypedText(value, onChange);
  return (
    <Autocomplete
      {...field}
      label="Type"
      placeholder="All types"
      w={{ base: '100%', xs: 260 }}
      data={types.map(({ group, items }) => ({ group, items: [...items] }))}
      onChange={setText}
      onOptionSubmit={apply}
    />
  );
}
