import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readDocument } from './document.ts';
import { GENERATED, libraryFiles } from './library-files.ts';

/** Writes the generated part of the client library anew. */
const files = await libraryFiles(await readDocument());
await rm(GENERATED, { recursive: true, force: true });
for (const [file, text] of files) {
  const target = path.join(GENERATED, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}
