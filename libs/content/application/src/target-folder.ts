import { folderMissing } from '@livery/content-domain';
import type { Tenant, Transaction } from '@livery/kernel';
import type { LibraryFolderRepository } from './ports/library-folder.repository.ts';

/**
 * Checks that the folder into which something is put exists, and prevents its deletion until the transaction ends.
 * @param id null or undefined for no folder
 * @throws DomainError `resource_missing`
 */
export async function assertFolder(
  folders: LibraryFolderRepository,
  tenant: Tenant,
  id: string | null | undefined,
  transaction: Transaction,
): Promise<void> {
  if (id === null || id === undefined) return;
  const [folder] = await folders.findManyForShare(tenant, [id], transaction);
  if (folder === undefined) throw folderMissing();
}
