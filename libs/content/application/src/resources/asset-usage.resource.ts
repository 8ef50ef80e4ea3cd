import type { AssetUsageResource } from '@livery/content-contracts';
import type { AssetUsage } from '@livery/content-domain';
import { publicId } from '@livery/kernel';

const PREFIXES = { ppt_set: 'pset', deployment: 'dep' } as const;

/** A usage of an asset as the API returns it. */
export function assetUsageResource({ kind, id, name }: AssetUsage): AssetUsageResource {
  return { id: publicId(PREFIXES[kind], id), object: kind, name };
}
