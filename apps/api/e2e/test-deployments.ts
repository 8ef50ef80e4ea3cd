import { type DeploymentResource, deploymentSchema, type LibraryAssetResource } from '@livery/content-contracts';
import { type ApiClient, poll } from '@livery/testing';
import type { ContentWorker } from './content-worker.ts';
import { readAnswer } from './read-answer.ts';

const UNFINISHED: readonly string[] = ['scheduled', 'queued', 'validating', 'publishing'];

/** The items of a deployment of assets. */
export function itemsOf(...assets: readonly LibraryAssetResource[]) {
  return assets.map(({ id }) => ({ kind: 'library_asset', id }));
}

export async function readDeployment(client: ApiClient, id: string): Promise<DeploymentResource> {
  return readAnswer(deploymentSchema, await client.get(`/deployments/${id}`));
}

/** Creates a deployment, which stays queued until the worker is woken. */
export async function createDeployment(client: ApiClient, body: object): Promise<DeploymentResource> {
  return readAnswer(deploymentSchema, await client.post('/deployments', { channel: 'web', ...body }));
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
