import type { DeploymentResource, LibraryAssetResource } from '@livery/content-contracts';
import { sampleSet } from './compose-sample-set.ts';
import type { LiveryClient } from './livery-client.ts';
import { SAMPLE_FOLDER } from './sample-assets.ts';
import { sampleFolder } from './sample-folder.ts';

export const SAMPLE_CHANNEL = 'web';

/** Deploys the sample assets and the sample set to a channel, through the public API. Repeating it changes nothing. */
export async function deploySampleAssets(client: LiveryClient): Promise<void> {
  const present = await client.list<DeploymentResource>(`/deployments?channel=${SAMPLE_CHANNEL}&limit=1`);
  if (present.length > 0) return;
  const folder = await sampleFolder(client, SAMPLE_FOLDER);
  const assets = await client.list<LibraryAssetResource>(`/library_assets?folder=${folder}`);
  const set = await sampleSet(client);
  const items = [
    ...assets.map(({ id }) => ({ kind: 'library_asset', id })),
    ...(set === null ? [] : [{ kind: 'ppt_set', id: set.id }]),
  ];
  if (items.length > 0) await client.send('POST', '/deployments', { channel: SAMPLE_CHANNEL, items, notes: 'First' });
}
