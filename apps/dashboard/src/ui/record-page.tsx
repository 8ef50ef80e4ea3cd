import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorPanel } from './error-panel.tsx';
import { Page } from './page.tsx';
import { PageLink } from './page-link.tsx';
import { Waiting } from './waiting.tsx';

interface Properties<Item> {
  readonly query: UseQueryResult<Item>;
  /** The title, also while the record is being read. */
  readonly title: string;
  /** The page of the list, and what it is called. */
  readonly list?: { readonly page: string; readonly label: string };
  readonly actions: ReactNode;
  readonly children: (item: Item) => ReactNode;
}

/** The frame of the page of one record: it waits for the record, or says why it cannot be read. */
export function RecordPage<Item>({ query, title, list, actions, children }: Properties<Item>) {
  const { data, error, refetch } = query;
  return (
    <Page title={title} above={list && <PageLink page={list.page}>← {list.label}</PageLink>} actions={actions}>
      {data !== undefined ? (
        children(data)
      ) : error === null ? (
        <Waiting />
      ) : (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
