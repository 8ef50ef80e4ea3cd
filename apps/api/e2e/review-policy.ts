import { newId } from '@livery/kernel';
import type { ApiClient } from '@livery/testing';
import { signInMember, textOf } from './people.ts';
import type { TestApi } from './test-api.ts';

/** Sets the review policy of live mode as an admin does, whom the client invites. A key may not. */
export async function setReviewPolicy(api: TestApi, client: ApiClient, policy: object): Promise<void> {
  const id = textOf((await client.get('/ping')).body, 'organization');
  const organization = { id, client: () => Promise.resolve(client) };
  const admin = await signInMember(api, organization, `${newId()}@acme.example`, 'admin');
  await admin.client.put('/review_policy', policy);
}
