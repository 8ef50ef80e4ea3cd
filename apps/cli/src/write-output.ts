import { writeFile } from 'node:fs/promises';
import { replaceFile } from './output-file.ts';
import { print } from './print.ts';

/** Writes a result to a file, or to standard output if none is named. @throws CommandLineEnd that names the file if it cannot be written */
export async function writeOutput(output: string, file: string | undefined): Promise<void> {
  if (file === undefined) return print(output);
  await replaceFile(
    file,
    (path) => writeFile(path, output),
    () => true,
  );
}
