import type { DeploymentResource, LibraryAssetResource } from '@livery/content-contracts';
import type { LiveryClient } from './livery-client.ts';

export const SAMPLE_CHANNEL = 'web';

/** Deploys the sample assets to a channel, through the public API. Repeating it changes nothing. */
export async function deploySampleAssets(client: LiveryClient): Promise<void> {
  const present = await client.list<DeploymentResource>(`/deployments?channel=${SAMPLE_CHANNEL}&limit=1`);
  if (present.length > 0) return;
  const assets = await client.list<LibraryAssetResource>('/library_assets');
  const items = assets.map(({ id }) => ({ kind: 'library_asset', id }));
  if (items.length > 0) await client.send('POST', '/deployments', { channel: SAMPLE_CHANNEL, items, notes: 'First' });
}
