import { Button, Group, Stack, Text } from '@mantine/core';
import type { BrandCheck, BrandCheckReport, ReportedFinding } from '@livery/sdk';
import { useMemo, useState } from 'react';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { AcceptDialog } from '../accept/accept-dialog.tsx';
import { FixDialog } from '../fix/fix-dialog.tsx';
import { numberedSlides } from '../picture/numbered-slides.ts';
import { useIllustration } from '../picture/use-slide-picture.ts';
import { countUntil, byCause, byPlace, filtered, findingAfter, numberedFindings } from './arrange.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { FindingGroups, type Picked } from './finding-groups.tsx';
import { LeftOutPlaces } from './left-out-places.tsx';
import { ReportFilters } from './report-filters.tsx';
import type { ReportSearch } from './report-search.ts';
import { useChoice } from './use-choice.ts';
import { useSuppressions } from './use-check.ts';

interface Properties {
  readonly check: BrandCheck;
  readonly report: BrandCheckReport;
  readonly view: 'causes' | 'places';
  readonly search: ReportSearch;
  readonly onSearch: (search: ReportSearch) => void;
}

/** The findings of a check, with what can be done about them. */
export function Findings({ check, report, view, search, onSearch }: Properties) {
  const { can } = useWorkspace();
  const { chosen, toggle, clear } = useChoice();
  const [accepting, setAccepting] = useState<readonly string[] | null>(null);
  const [fixing, setFixing] = useState<readonly ReportedFinding[] | null>(null);
  const [picked, setPicked] = useState<Picked | null>(null);
  const { data: suppressions } = useSuppressions(check.id);
  const numbered = useMemo(() => numberedFindings(report), [report]);
  const places = useMemo(() => byPlace(report, filtered(numbered, search)), [report, numbered, search]);
  const groups = useMemo(
    () => (view === 'causes' ? byCause(report, filtered(numbered, search)) : places),
    [report, numbered, search, view, places],
  );
  const accepted = useMemo(() => new Map(suppressions?.map((one) => [one.finding_id, one])), [suppressions]);
  const canChange = can('brand:checks:write', 'brand:write');
  const canFix = canChange && check.document_kept_until !== null;
  const pictured = check.content_type === 'pptx' && check.document_kept_until !== null ? check.id : null;
  const { data: illustration } = useIllustration(pictured);
  const slides = useMemo(() => numberedSlides(illustration?.slides ?? [], places), [illustration, places]);
  if (numbered.length === 0) return <Text>The document keeps to the brand.</Text>;
  const filter = (next: ReportSearch): void => {
    setPicked(null);
    onSearch(next);
  };
  /** What is not described slide by slide has a cause. */
  const pick = (id: string): void => {
    setPicked({ id, slide: null });
    if (countUntil(groups, id) === 0) onSearch({ ...search, view: 'causes' });
  };
  const toNumber = (id: string): (() => void) | undefined => {
    const slide = slides.get(id);
    if (slide === undefined) return undefined;
    return () => {
      setPicked({ id, slide });
      if (view === 'causes') onSearch({ ...search, view: 'places' });
    };
  };
  /** The button that was used is gone: the keyboard goes on at the next finding. */
  const goOn = (): void => {
    const id = findingAfter(groups, accepting ?? [], accepted);
    setPicked(id === undefined ? null : { id, slide: null });
  };
  const fixable = report.findings.filter(({ auto_fixable, id }) => auto_fixable && !accepted.has(id));
  const isFixable = report.findings.some(({ auto_fixable, id }) => auto_fixable && chosen.has(id));
  return (
    <Stack>
      <Group justify="space-between" align="flex-end">
        <ReportFilters findings={numbered} search={search} onChange={filter} />
        {canFix && fixable.length > 0 && (
          <Button onClick={() => setFixing(fixable)}>Fix what Livery can fix ({fixable.length})…</Button>
        )}
      </Group>
      {view === 'places' && <LeftOutPlaces findings={report.findings} />}
      <FindingGroups
        key={JSON.stringify(search)}
        groups={groups}
        pictured={pictured}
        picked={picked}
        toNumber={toNumber}
        onPick={pick}
        onShown={() => setPicked(null)}
        tools={canChange ? { chosen, toggle, accept: setAccepting, accepted } : null}
      />
      <ChosenBar
        count={chosen.size}
        canFix={canFix && isFixable}
        onFix={() => setFixing(report.findings.filter(({ id }) => chosen.has(id)))}
        onAccept={() => setAccepting([...chosen])}
        onClear={clear}
      />
      <AcceptDialog
        check={check}
        findings={accepting}
        onClose={() => setAccepting(null)}
        onDone={() => {
          goOn();
          setAccepting(null);
          clear();
        }}
      />
      <FixDialog check={check} findings={fixing} onClose={() => setFixing(null)} />
    </Stack>
  );
}
