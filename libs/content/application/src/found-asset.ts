import { isDeleted, type LibraryAsset } from '@livery/content-domain';
import { resourceMissing, type Tenant, type Transaction } from '@livery/kernel';
import type { LibraryAssetRepository } from './ports/library-asset.repository.ts';

/** Returns one asset that is not deleted, locked until the transaction ends. @throws DomainError `resource_missing` */
export async function activeAsset(
  assets: LibraryAssetRepository,
  tenant: Tenant,
  id: string,
  transaction: Transaction,
): Promise<LibraryAsset> {
  const [asset] = await assets.findManyForUpdate(tenant, [id], transaction);
  if (asset === undefined || isDeleted(asset)) throw resourceMissing();
  return asset;
}
