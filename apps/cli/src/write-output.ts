import { writeFile } from 'node:fs/promises';
import { CommandLineEnd } from './command-line.ts';
import { print } from './print.ts';
import { unwritable } from './system-error.ts';

/** Writes a result to a file, or to standard output if none is named. @throws CommandLineEnd that names the file if it cannot be written */
export async function writeOutput(output: string, file: string | undefined): Promise<void> {
  if (file === undefined) return print(output);
  return writeFile(file, output).catch((error: unknown) => {
    throw new CommandLineEnd(unwritable(file, error), 2);
  });
}
