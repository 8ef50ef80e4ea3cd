import { connectDatabase, migrateDatabase } from '@livery/composition';
import { ConfigurationError, failureText, postgresUrl, readEnvironment } from '@livery/runtime';

const USAGE = 'DATABASE_URL=postgres://user:password@host:port/database npm run db:migrate';
const NOT_CONFIGURED = 2;

/** Past a pooler where there is one: the lock and the settings of a migration belong to one connection. */
function readUrl(): string {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = readEnvironment(process.env, {
    DATABASE_URL: postgresUrl({ desc: USAGE }),
    DATABASE_DIRECT_URL: postgresUrl({ default: undefined, desc: 'the same without a pooler in between' }),
  });
  return DATABASE_DIRECT_URL ?? DATABASE_URL;
}

/** Brings one database to the present schema; returns the names of the migrations that ran. */
async function migrate(url: string): Promise<string[]> {
  const database = await connectDatabase({ url, applicationName: 'livery-migrate', poolSize: 2, guardTenants: false });
  try {
    return await migrateDatabase(database);
  } finally {
    await database.close();
  }
}

/** Host and database only: the address holds a password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${pathname.slice(1)} on ${host}`;
}

async function main(): Promise<void> {
  const url = readUrl();
  try {
    const ran = await migrate(url);
    for (const name of ran) console.log(`ran ${name}`);
    console.log(ran.length === 0 ? `${placeOf(url)} was up to date.` : `${placeOf(url)} is up to date now.`);
  } catch (error) {
    console.error(`${placeOf(url)} could not be migrated: ${failureText(error)}`);
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(failureText(error));
  process.exitCode = error instanceof ConfigurationError ? NOT_CONFIGURED : 1;
});
