import { connectDatabase, migrateDatabase } from '@livery/app-composition';
import { readArguments } from '../arguments.ts';
import type { Run } from '../command.ts';
import { databaseUrlOf } from '../config.ts';
import { withDatabase } from '../with-database.ts';

export const migrate: Run = async (words, { environment, print }) => {
  readArguments(words, {}, 0);
  const database = nameOf(databaseUrlOf(environment));
  const ran = await withDatabase(environment, connectDatabase, migrateDatabase);
  for (const name of ran) print(`ran ${name}`);
  print(ran.length === 0 ? `${database} was up to date.` : `${database} is up to date now.`);
};

/** The database and its host. The URL itself is not printed, since it contains a password. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${pathname.slice(1)} on ${host}`;
}
