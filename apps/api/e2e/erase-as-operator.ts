import { connectDatabase, eraseOrganization } from '@livery/app-composition';
import { type BlobStore, eraseUnscopedBytes } from '@livery/blobs';
import { parsePublicId } from '@livery/kernel';
import { SystemClock } from '@livery/runtime';

/** Erases an organization with its files, as the command of the operator does. @param organization `org_…` */
export async function eraseAsOperator(url: string, store: BlobStore, organization: string): Promise<void> {
  const database = await connectDatabase({ url, applicationName: 'livery-test', poolSize: 1, guardTenants: false });
  try {
    const organizationId = parsePublicId('org', organization) ?? '';
    await eraseOrganization(database, organizationId);
    await eraseUnscopedBytes({ database, store, clock: new SystemClock() }, organizationId);
  } finally {
    await database.close();
  }
}
