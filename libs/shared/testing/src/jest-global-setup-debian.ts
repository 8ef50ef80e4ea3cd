import { DebianPostgres } from './debian-postgres.ts';
import { setup as startPostgres } from './postgres-global-setup.ts';

/** Starts the distribution's PostgreSQL instead of the embedded one. @throws Error unless it compiles statements, as most of them do */
export default async function setup(): Promise<void> {
  await startPostgres(async () => {
    const postgres = await DebianPostgres.create({ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' });
    const [row] = await postgres.execute('select pg_jit_available() as compiles');
    if (Object.values(row ?? {})[0] === true) return { url: postgres.url, stop: () => postgres[Symbol.asyncDispose]() };
    await postgres[Symbol.asyncDispose]();
    throw new Error('This PostgreSQL was built without compilation of statements (LLVM), so that it proves nothing.');
  });
}
