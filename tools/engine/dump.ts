import { readFile } from 'node:fs/promises';
import { DomainError } from '@livery/kernel';
import { CommandLineEnd, readCommandLine, runCommandLine } from '@livery/cli';
import { userPath } from './user-path.ts';
import { dumpDocument } from './dump/dump-document.ts';
import { readModel } from './dump/read-model.ts';

const HELP = `npm run --silent dump -- FILE [--as NAME]

Writes the resolved values of one document as JSON lines to standard output: one object for each run, and in presentations also
for each shape, table cell and chart series. docs/accuracy.md describes the members.

  --as NAME   the value of "file" in every line (default: FILE)
  --help      this text

Exit codes: 0 written, 1 the document cannot be read (the error code is on standard error), 2 the command line is wrong.`;

await runCommandLine(async () => {
  const { values, positionals } = readCommandLine({ as: { type: 'string' }, help: { type: 'boolean' } }, HELP);
  if (values.help) throw new CommandLineEnd(HELP, 0);
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new CommandLineEnd(`One file is needed.\n\n${HELP}`, 2);
  try {
    const lines = [...dumpDocument(values.as ?? file, readModel(await readFile(userPath(file))))];
    process.stdout.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    return 0;
  } catch (error) {
    process.stderr.write(`${file}: ${reasonOf(error)}\n`);
    return 1;
  }
});

function reasonOf(error: unknown): string {
  if (error instanceof DomainError) return `${error.code}: ${error.message}`;
  if (error instanceof Error && 'code' in error) return `file_missing: ${error.message}`;
  throw error;
}
