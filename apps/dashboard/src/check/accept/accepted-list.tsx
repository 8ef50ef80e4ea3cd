import { Button, Stack, Text } from '@mantine/core';
import type { Suppression } from '@livery/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ActorName } from '../../ui/actor-name.tsx';
import { Empty } from '../../ui/empty.tsx';
import { type Column, Records } from '../../ui/records.tsx';
import { Time } from '../../ui/time.tsx';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import { useSuppressions } from '../report/use-check.ts';
import { AcceptedFinding } from './accepted-finding.tsx';

const COLUMNS: readonly Column<Suppression>[] = [
  {
    title: 'Finding',
    cell: (suppression) => <AcceptedFinding suppression={suppression} />,
  },
  { title: 'Reason', cell: ({ reason }) => reason },
  { title: 'For', cell: ({ scope, document }) => (scope === 'document' ? `all versions of ${document}` : 'this file') },
  { title: 'By', cell: ({ created_by }) => <ActorName id={created_by} /> },
  { title: 'Until', cell: ({ expires_at }) => (expires_at === null ? 'for good' : <Time at={expires_at} />) },
];

/** What is accepted for the file and the document of a check. */
export function AcceptedList({ check }: { readonly check: string }) {
  const { can } = useWorkspace();
  const { data, error, isPending, refetch } = useSuppressions(check);
  const pages = {
    items: data ?? [],
    error,
    isLoading: isPending,
    loadMore: null,
    isLoadingMore: false,
    retry: () => void refetch(),
  };
  const takeBack: Column<Suppression> = {
    title: 'Change',
    cell: ({ finding_id, title }) => <TakeBack check={check} finding={finding_id} title={title} />,
  };
  const columns = can('brand:checks:write', 'brand:write') ? [...COLUMNS, takeBack] : COLUMNS;
  return (
    <Stack role="region" aria-label="Accepted" tabIndex={-1}>
      <Text>Accepted findings are left out of the next check. This report does not change.</Text>
      <Records
        label="Accepted findings"
        pages={pages}
        columns={columns}
        empty={<Empty title="Nothing is accepted">Accept a finding that is meant, such as the red of a partner.</Empty>}
      />
    </Stack>
  );
}

function TakeBack({ check, finding, title }: Readonly<Record<'check' | 'finding' | 'title', string>>) {
  const { livery, key } = useWorkspace();
  const queries = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => livery.brandChecks.deleteSuppression(check, finding),
    onSuccess: () => {
      leaveRow(button.current);
      return queries.invalidateQueries({ queryKey: [...key, 'suppressions', check] });
    },
  });
  return (
    <Button
      ref={button}
      variant="default"
      size="xs"
      loading={isPending}
      onClick={() => mutate()}
      aria-label={`Take back: ${title}`}
    >
      Take back
    </Button>
  );
}

/** The row of a button will be gone: the keyboard goes on in the row beside it, or at the region of the list. */
function leaveRow(button: HTMLButtonElement | null): void {
  const row = button?.closest('tr');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = beside?.querySelector('button') ?? row?.closest<HTMLElement>('[role="region"]');
  next?.focus();
}
