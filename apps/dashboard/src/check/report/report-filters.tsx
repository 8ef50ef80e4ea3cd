import { Checkbox, Group, NativeSelect } from '@mantine/core';
import { SEVERITIES } from '../severity.ts';
import { categoryOf, type NumberedFinding } from './arrange.ts';
import { type ReportSearch, reportSearchOf } from './report-search.ts';

interface Properties {
  readonly findings: readonly NumberedFinding[];
  readonly search: ReportSearch;
  readonly onChange: (search: ReportSearch) => void;
}

/** Chooses findings by severity, category, and whether Livery can fix them. */
export function ReportFilters({ findings, search, onChange }: Properties) {
  const severities = Map.groupBy(findings, ({ finding }) => finding.severity);
  const categories = Map.groupBy(findings, ({ finding }) => categoryOf(finding.type));
  const fixable = findings.filter(({ finding }) => finding.auto_fixable).length;
  const set = (change: Readonly<Record<string, unknown>>): void => onChange(reportSearchOf({ ...search, ...change }));
  return (
    <Group gap="sm" align="flex-end" role="search" aria-label="Filters of the findings">
      <NativeSelect
        label="Severity"
        value={search.severity ?? ''}
        onChange={({ currentTarget }) => set({ severity: currentTarget.value })}
        data={[
          { value: '', label: `All (${findings.length})` },
          ...SEVERITIES.map((value) => ({ value, label: `${value} (${severities.get(value)?.length ?? 0})` })),
        ]}
      />
      <NativeSelect
        label="Category"
        value={search.category ?? ''}
        onChange={({ currentTarget }) => set({ category: currentTarget.value })}
        data={[
          { value: '', label: 'All' },
          ...[...categories].map(([value, members]) => ({ value, label: `${value} (${members.length})` })),
        ]}
      />
      <Checkbox
        label={`Only what Livery can fix (${fixable})`}
        checked={search.fixable === true}
        onChange={({ currentTarget }) => set({ fixable: currentTarget.checked })}
        mb="xs"
      />
    </Group>
  );
}
