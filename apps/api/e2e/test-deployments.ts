import { type DeploymentResource, deploymentSchema, type LibraryAssetResource } from '@livery/content-contracts';
import { type ApiClient, poll } from '@livery/testing';
import { type ContentWorker, withoutWorker } from './content-worker.ts';
import { readAnswer } from './read-answer.ts';
import type { TestApi } from './test-api.ts';

const UNFINISHED: readonly string[] = ['scheduled', 'queued', 'validating', 'publishing'];

/** The items of a deployment of assets. */
export function itemsOf(...assets: readonly LibraryAssetResource[]) {
  return assets.map(({ id }) => ({ kind: 'library_asset', id }));
}

export async function readDeployment(client: ApiClient, id: string): Promise<DeploymentResource> {
  return readAnswer(deploymentSchema, await client.get(`/deployments/${id}`));
}

/** Creates a deployment. A worker that is busy with other jobs may carry it out at once. */
export async function createDeployment(client: ApiClient, body: object): Promise<DeploymentResource> {
  return readAnswer(deploymentSchema, await client.post('/deployments', { channel: 'web', ...body }));
}

/** Creates a deployment while no worker runs, and does something before it is carried out. @returns it, and the next worker */
export async function createdBefore(
  [client, worker, api]: readonly [ApiClient, ContentWorker, TestApi],
  body: object,
  act: (made: DeploymentResource) => Promise<void>,
): Promise<readonly [DeploymentResource, ContentWorker]> {
  const made: DeploymentResource[] = [];
  const next = await withoutWorker(worker, api, async () => {
    const deployment = await createDeployment(client, body);
    made.push(deployment);
    await act(deployment);
  });
  const [deployment] = made;
  if (deployment === undefined) throw new Error('No deployment was made.');
  return [deployment, next];
}

/** Has the worker finish a deployment. */
export async function finished(
  client: ApiClient,
  worker: ContentWorker,
  { id }: DeploymentResource,
): Promise<DeploymentResource> {
  let found = await readDeployment(client, id);
  await poll('the deployment is finished', async () => {
    worker.wake();
    found = await readDeployment(client, id);
    return !UNFINISHED.includes(found.status);
  });
  return found;
}

/** Deploys, and waits for the end. */
export async function deploy(client: ApiClient, worker: ContentWorker, body: object): Promise<DeploymentResource> {
  return finished(client, worker, await createDeployment(client, body));
}

/** Rolls back to a deployment, and waits for the end. */
export async function rollBack(
  client: ApiClient,
  worker: ContentWorker,
  { id }: DeploymentResource,
): Promise<DeploymentResource> {
  return finished(client, worker, readAnswer(deploymentSchema, await client.post(`/deployments/${id}/rollback`, {})));
}
