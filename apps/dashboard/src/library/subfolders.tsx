import { Group } from '@mantine/core';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import { useOffsetPages } from '../ui/use-offset-pages.ts';
import { WaitingButton } from '../ui/waiting-button.tsx';
import { useWorkspace } from '../workspace/workspace-context.tsx';

/** The folders that are directly in a folder. Nothing is shown if there are none. */
export function Subfolders({ parent }: { readonly parent: string }) {
  const { livery, key } = useWorkspace();
  const { items, error, retry, loadMore, isLoadingMore } = useOffsetPages(
    [...key, 'library-folders', 'in', parent],
    (place, signal) => livery.libraryFolders.search({ parent_id: parent, ...place }, { signal }),
  );
  if (error !== null) return <ErrorPanel error={error} onRetry={retry} />;
  if (items.length === 0) return null;
  return (
    <Section title="Folders">
      <Group gap="lg">
        {items.map(({ id, name }) => (
          <PageLink key={id} page={`library/folders/${id}`} fw={600}>
            {name}
          </PageLink>
        ))}
        {loadMore !== null && (
          <WaitingButton variant="default" onClick={loadMore} isWaiting={isLoadingMore}>
            Load more
          </WaitingButton>
        )}
      </Group>
    </Section>
  );
}
