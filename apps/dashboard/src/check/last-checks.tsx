import { Group, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Empty } from '../ui/empty.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Records } from '../ui/records.tsx';
import { useWorkspace } from '../workspace/workspace-context.tsx';
import { CHECK_COLUMNS } from './check-columns.tsx';
import { SampleDeckButton } from './sample-deck-button.tsx';

const SHOWN = 10;

interface Properties {
  /** Checks files; left out for people who may not. */
  readonly onFiles?: (files: readonly File[]) => void;
}

/** The checks of the organization that were made last. */
export function LastChecks({ onFiles }: Properties) {
  const { livery, key } = useWorkspace();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...key, 'brand-checks', 'last'],
    queryFn: async ({ signal }) => livery.brandChecks.list({ limit: SHOWN }, { signal }),
  });
  const pages = {
    items: data?.data ?? [],
    error,
    isLoading: isPending,
    loadMore: null,
    isLoadingMore: false,
    retry: () => void refetch(),
  };
  return (
    <Stack gap="sm" component="section" aria-labelledby="last-checks">
      <Group justify="space-between">
        <Title order={2} size="h4" id="last-checks">
          Last checks
        </Title>
        {data?.has_more === true && <PageLink page="checks">All checks</PageLink>}
      </Group>
      <Records
        label="Last checks"
        pages={pages}
        columns={CHECK_COLUMNS}
        empty={
          <Empty title="Nothing was checked yet" action={onFiles && <SampleDeckButton onFiles={onFiles} />}>
            Drop a presentation above. Its report shows where it leaves the brand, and what to change first.
          </Empty>
        }
      />
    </Stack>
  );
}
