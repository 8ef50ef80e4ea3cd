import type { LibraryAsset } from '@livery/sdk';
import { Anchor, Text } from '@mantine/core';
import type { Column } from '../ui/records.tsx';
import { Time } from '../ui/time.tsx';
import { AssetPicture } from './asset-picture.tsx';

/** The columns of lists of assets. */
export const ASSET_COLUMNS: readonly Column<LibraryAsset>[] = [
  { title: 'Picture', cell: (asset) => <AssetPicture url={asset.preview_url} /> },
  {
    title: 'Asset',
    cell: ({ name, filename, open_url: url }) => (
      <>
        {url === null ? (
          <Text fw={600} size="sm">
            {name}
          </Text>
        ) : (
          <Anchor href={url} fw={600} size="sm">
            {name}
          </Anchor>
        )}
        {filename !== name && (
          <Text size="xs" c="dimmed">
            {filename}
          </Text>
        )}
      </>
    ),
  },
  { title: 'Type', cell: ({ type }) => type.charAt(0).toUpperCase() + type.slice(1) },
  { title: 'Approval', cell: ({ image_approval: { label } }) => label },
  { title: 'Changed', cell: ({ updated }) => <Time at={updated} /> },
];
