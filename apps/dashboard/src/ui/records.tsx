import { Center, Skeleton, Stack, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorPanel } from './error-panel.tsx';
import classes from './records.module.css';
import type { RecordPages } from './use-record-pages.ts';
import { WaitingButton } from './waiting-button.tsx';

export interface Column<Item> {
  readonly title: string;
  readonly cell: (item: Item) => ReactNode;
}

interface Properties<Item> {
  /** What the table lists, for people who hear it: "API keys". */
  readonly label: string;
  readonly pages: RecordPages<Item>;
  readonly columns: readonly Column<Item>[];
  /** Shown if there are no records: what they are, and the first step. */
  readonly empty: ReactNode;
}

/** A table of records, page by page. On narrow screens each record becomes a card. */
export function Records<Item extends { readonly id: string }>({ label, pages, columns, empty }: Properties<Item>) {
  const { items, error, isLoading, loadMore, isLoadingMore, retry } = pages;
  if (error !== null && items.length === 0) return <ErrorPanel error={error} onRetry={retry} />;
  if (isLoading) return <Loading />;
  if (items.length === 0 && loadMore === null) return <>{empty}</>;
  return (
    <Stack>
      <Table className={classes['table'] ?? ''} aria-label={label} verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ title }) => (
              <Table.Th key={title}>{title}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((item) => (
            <Table.Tr key={item.id}>
              {columns.map(({ title, cell }) => (
                <Table.Td key={title} data-title={title}>
                  <div>{cell(item)}</div>
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {items.length === 0 && <Text c="dimmed">Nothing fits among the newest records. There are older ones.</Text>}
      {error !== null && <ErrorPanel error={error} onRetry={retry} />}
      {loadMore !== null && (
        <Center>
          <WaitingButton variant="default" onClick={loadMore} isWaiting={isLoadingMore}>
            Load more
          </WaitingButton>
        </Center>
      )}
    </Stack>
  );
}

function Loading() {
  return (
    <Stack gap="xs" role="status" aria-label="Loading">
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} height={36} />
      ))}
    </Stack>
  );
}
