import { type LibraryAsset, ownedContent } from '@livery/content-domain';
import type { Transaction } from '@livery/kernel';
import type { ContentOwners } from './ports/content-owners.ts';

/** Refuses a change of content that the owner of an asset would not know of. @throws DomainError `resource_conflict` */
export async function assertUnowned(
  owners: ContentOwners,
  asset: LibraryAsset,
  transaction: Transaction,
): Promise<void> {
  const owner = (await owners.of(asset.tenant, [asset.id], transaction)).get(asset.id);
  if (owner !== undefined) throw ownedContent(owner, asset.id);
}
