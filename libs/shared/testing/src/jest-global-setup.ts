import { setup as startPostgres } from './postgres-global-setup.ts';

export default async function setup(): Promise<void> {
  await startPostgres();
}
