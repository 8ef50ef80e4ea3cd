import { readdirSync } from 'node:fs';
import path from 'node:path';

const known = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => path.basename(file, '.ts'));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no fault ${unknown.join(', ')}. Known: ${known.join(', ')}. Without a name all are run.`);
  process.exit(2);
}

for (const name of wanted.length > 0 ? wanted : known) {
  console.log(`\n${name}`);
  await import(`./${name}.ts`);
}
