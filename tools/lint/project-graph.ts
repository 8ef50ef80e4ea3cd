import { isMainThread } from 'node:worker_threads';
import { createProjectGraphAsync } from '@nx/devkit';

/**
 * Builds the project graph, which the boundary rule reads from the cache of Nx. Without it, the rule would be silent. Commands of Nx
 * have built it before, and threads of ESLint use that of the process.
 */
export async function ensureProjectGraph(): Promise<void> {
  if (isMainThread && process.env['NX_CLI_SET'] !== 'true') await createProjectGraphAsync();
}
