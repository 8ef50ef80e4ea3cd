import { Stack, Tabs } from '@mantine/core';
import type { BrandCheck, BrandCheckReport } from '@livery/sdk';
import { getRouteApi } from '@tanstack/react-router';
import { AcceptedList } from '../accept/accepted-list.tsx';
import { ComparePanel } from '../compare/compare-panel.tsx';
import { Findings } from './findings.tsx';
import { Gaps } from './gaps.tsx';
import { isView, type ReportSearch, reportSearchOf } from './report-search.ts';
import { ReportSummary } from './report-summary.tsx';
import { useSuppressions } from './use-check.ts';

const route = getRouteApi('/$organization/$mode/checks/$check');

/** The parts of a report, one at a time. */
export function ReportBody({ check, report }: { readonly check: BrandCheck; readonly report: BrandCheckReport }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data: suppressions } = useSuppressions(check.id);
  const { view = 'causes' } = search;
  /** Another part is a step of the history. Filters are not. */
  const show = (next: ReportSearch): void => {
    const replace = (next.view ?? 'causes') === view;
    void navigate({ search: reportSearchOf({ ...next }), replace, resetScroll: false });
  };
  const places = check.content_type === 'pptx' ? 'Slide by slide' : 'Page by page';
  return (
    <Stack>
      <ReportSummary check={check} report={report} />
      <Tabs value={view} onChange={(value) => isView(value) && show({ ...search, view: value })}>
        <Tabs.List aria-label="Parts of the report">
          <Tabs.Tab value="causes">By cause</Tabs.Tab>
          <Tabs.Tab value="places">{places}</Tabs.Tab>
          <Tabs.Tab value="accepted">Accepted ({suppressions?.length ?? '…'})</Tabs.Tab>
          <Tabs.Tab value="gaps">Not judged ({report.not_evaluated.length})</Tabs.Tab>
          <Tabs.Tab value="compare">Compare</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={view} pt="md">
          {(view === 'causes' || view === 'places') && (
            <Findings {...{ check, report, view, search, onSearch: show }} />
          )}
          {view === 'accepted' && <AcceptedList check={check.id} />}
          {view === 'gaps' && <Gaps gaps={report.not_evaluated} />}
          {view === 'compare' && (
            <ComparePanel check={check} chosen={search.with} onChoose={(other) => show({ ...search, with: other })} />
          )}
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
