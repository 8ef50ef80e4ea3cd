import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs the scripts of a folder that are named on the command line, or all of them. The exit code is 2 for an unknown name. Arguments that
 * begin with `--` are for the scripts.
 */
export async function runByName(folder: string, kind: string): Promise<void> {
  const known = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && file !== 'run.ts')
    .map((file) => path.basename(file, '.ts'));
  const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
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
