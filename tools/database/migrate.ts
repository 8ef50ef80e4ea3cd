import { connectDatabase, migrateDatabase } from '@livery/api';

const USAGE = 'DATABASE_URL=postgres://user:password@host:port/database npm run db:migrate';
const NOT_CONFIGURED = 2;

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

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}\n  ${error.cause.message}` : error.message;
}

const url = process.env['DATABASE_URL'];
if (url === undefined || !URL.canParse(url)) {
  console.error(`DATABASE_URL ${url === undefined ? 'is missing' : 'is not an address'}. Usage:\n  ${USAGE}`);
  process.exitCode = NOT_CONFIGURED;
} else {
  try {
    const ran = await migrate(url);
    for (const name of ran) console.log(`ran ${name}`);
    console.log(ran.length === 0 ? `${placeOf(url)} was up to date.` : `${placeOf(url)} is up to date now.`);
  } catch (error) {
    console.error(`${placeOf(url)} could not be migrated: ${reasonOf(error)}`);
    process.exitCode = 1;
  }
}
