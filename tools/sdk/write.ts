import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readDocument } from './document.ts';
import { GENERATED, libraryFiles } from './library-files.ts';
import { PYTHON_GENERATED, pythonFiles } from './python/python-files.ts';

/** Writes the generated parts of the client libraries anew. */
const document = await readDocument();
await writeAnew(GENERATED, await libraryFiles(document));
await writeAnew(PYTHON_GENERATED, await pythonFiles(document));

async function writeAnew(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [file, text] of files) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}
