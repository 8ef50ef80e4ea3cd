import { newId, parsePublicId, publicId, type Scope } from '@livery/kernel';
import type { TestApi } from './test-api.ts';

/** Inserts a queued job of a kind that no worker runs. @returns its public id */
export async function storeJob(
  api: TestApi,
  owner: { readonly organization: string; readonly livemode: boolean },
  scopes: readonly Scope[] = ['cms:read', 'cms:write'],
): Promise<string> {
  const id = newId();
  await api.administrate(
    `insert into jobs.job (organization_id, livemode, id, kind, payload, status, done, attempts, run_after, lease_epoch,
                           cancel_requested, scopes, created, updated)
     values ($1, $2, $3, 'sample.counted', '{}', 'queued', 0, 0, now(), 0, false, $4, now(), now())`,
    [parsePublicId('org', owner.organization), owner.livemode, id, scopes],
  );
  return publicId('job', id);
}
