import { ChoiceFilter } from '../filters/choice-filter.tsx';
import { DayFilters } from '../filters/day-filters.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { TextFilter } from '../filters/text-filter.tsx';
import { METHODS, type RequestFilter, requestFilterOf, statusProblem } from './request-filter.ts';

interface Properties {
  readonly filter: RequestFilter;
  readonly onChange: (filter: RequestFilter) => void;
}

/** Selects requests of the log. */
export function RequestFilters({ filter, onChange }: Properties) {
  const change = (changed: Readonly<Record<string, unknown>>): void =>
    onChange(requestFilterOf({ ...filter, ...changed }));
  return (
    <FilterBar filter={filter} onClear={() => onChange({})}>
      <ChoiceFilter
        label="Method"
        value={filter.method}
        choices={METHODS.map((method) => ({ value: method, label: method }))}
        onChange={(method) => change({ method })}
      />
      <TextFilter
        label="Status"
        placeholder="404 or 4xx"
        value={filter.status}
        problemOf={statusProblem}
        onChange={(status) => change({ status })}
      />
      <TextFilter
        label="Error code"
        placeholder="insufficient_scope"
        value={filter.code}
        onChange={(code) => change({ code })}
      />
      <TextFilter
        label="Path"
        placeholder="/api/v1/brand_checks"
        value={filter.path}
        onChange={(path) => change({ path })}
      />
      <TextFilter
        label="Sent by"
        placeholder="key_… or user_…"
        value={filter.principal}
        onChange={(principal) => change({ principal })}
      />
      <DayFilters range={filter} onChange={(range) => change({ ...range })} />
    </FilterBar>
  );
}
