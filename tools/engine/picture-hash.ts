import { readFile } from 'node:fs/promises';
import { describePicture } from '@livery/office-reading';
import { CommandLineEnd, readCommandLine, runCommandLine } from '@livery/cli';
import { userPath } from './user-path.ts';

const HELP = `npm run --silent picture-hash -- FILE …

Writes what rules on logos and pictures recognise a picture by, one JSON object for each file: "file", "sha256", "phash" (null when
the picture shows nothing or cannot be decoded; "unseen" then says why), "width", "height", "aspect".

  --help   this text

Exit codes: 0 written, 1 a file cannot be read, 2 the command line is wrong.`;

await runCommandLine(async () => {
  const { values, positionals } = readCommandLine({ help: { type: 'boolean' } }, HELP);
  if (values.help) throw new CommandLineEnd(HELP, 0);
  if (positionals.length === 0) throw new CommandLineEnd(`A file is needed.\n\n${HELP}`, 2);
  for (const file of positionals) {
    const bytes = await readFile(userPath(file)).catch(() => null);
    if (bytes === null) {
      process.stderr.write(`${file}: file_missing\n`);
      return 1;
    }
    process.stdout.write(`${JSON.stringify({ file, ...describePicture(bytes) })}\n`);
  }
  return 0;
});
