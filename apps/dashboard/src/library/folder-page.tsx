import type { LibraryFolderDetails } from '@livery/sdk';
import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { RecordPage } from '../ui/record-page.tsx';
import { Section } from '../ui/section.tsx';
import { AsCurl } from '../ui/as-curl.tsx';
import { CopyText } from '../ui/copy-text.tsx';
import { Empty } from '../ui/empty.tsx';
import { Facts } from '../ui/facts.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Records } from '../ui/records.tsx';
import { Time } from '../ui/time.tsx';
import { useOffsetPages } from '../ui/use-offset-pages.ts';
import { useWorkspace } from '../workspace/workspace-context.tsx';
import { ASSET_COLUMNS } from './asset-columns.tsx';
import { Subfolders } from './subfolders.tsx';

const route = getRouteApi('/$organization/$mode/library/folders/$folder');

/** One folder of the library: where it is, the folders in it, and its assets. */
export function FolderPage() {
  const { folder: id } = route.useParams();
  const { livery, key } = useWorkspace();
  const query = useQuery({
    queryKey: [...key, 'library-folders', id],
    queryFn: ({ signal }) => livery.libraryFolders.retrieve(id, { signal }),
  });
  return (
    <RecordPage
      query={query}
      title={query.data?.name ?? 'Folder'}
      actions={<AsCurl path={`/library_assets?folder=${id}`} />}
    >
      {(folder) => (
        <Stack gap="lg">
          <FolderFacts folder={folder} />
          <Subfolders parent={folder.id} />
          <FolderAssets folder={folder.id} />
        </Stack>
      )}
    </RecordPage>
  );
}

function FolderFacts({ folder }: { readonly folder: LibraryFolderDetails }) {
  const above = folder.path.slice(0, -1);
  return (
    <Facts
      facts={{
        Place: above.length === 0 ? 'The library' : <Above folders={above} />,
        Assets: folder.asset_count,
        Changed: <Time at={folder.updated} />,
        Id: <CopyText text={folder.id} />,
      }}
    />
  );
}

function Above({ folders }: { readonly folders: LibraryFolderDetails['path'] }) {
  return (
    <Group gap="xs">
      {folders.map(({ id, name }) => (
        <PageLink key={id} page={`library/folders/${id}`}>
          {name}
        </PageLink>
      ))}
    </Group>
  );
}

function FolderAssets({ folder }: { readonly folder: string }) {
  const { livery, key } = useWorkspace();
  const pages = useOffsetPages([...key, 'library-assets', { folder }], (place, signal) =>
    livery.libraryAssets.search({ folder, ...place }, { signal }),
  );
  return (
    <Section title="Assets">
      <Records
        label="Assets"
        pages={pages}
        columns={ASSET_COLUMNS}
        empty={<Empty title="No asset is directly in this folder">An upload may name this folder, by its id.</Empty>}
      />
    </Section>
  );
}
