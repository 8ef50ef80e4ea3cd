import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Runs the scripts of a folder that the command line names, or all of them; ends with 2 when it has none of that name. */
export async function runByName(folder: string, kind: string): Promise<void> {
  const known = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && file !== 'run.ts')
    .map((file) => path.basename(file, '.ts'));
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no ${kind} ${unknown.join(', ')}. Known: ${known.join(', ')}. Without a name all are run.`);
    process.exit(2);
  }
  for (const name of wanted.length > 0 ? wanted : known) {
    console.log(`\n${name}`);
    await import(pathToFileURL(path.join(folder, `${name}.ts`)).href);
  }
}
