import { createWriteStream, existsSync, type WriteStream } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { readCorpus } from './accuracy/corpus.ts';
import { measureAccuracy } from './accuracy/measure-accuracy.ts';
import { reportLines, summary } from './accuracy/report.ts';
import { CommandLineEnd, readCommandLine, runCommandLine } from '@livery/cli';
import { userPath } from './user-path.ts';

const PACK = path.resolve(import.meta.dirname, '../../../shared/brand-engine');

const HELP = `npm run accuracy -- [--corpus DIR --expected DIR] [--json] [--dump FILE]

Compares what the engine resolves with the expected values of a corpus: agreement by property, in percent of characters
(fills: of shapes), and the disagreements by cause. docs/accuracy.md describes the method and its exceptions.

  --corpus DIR     the documents (default: the reference pack beside the checkout)
  --expected DIR   their expected values, <path in the corpus>.jsonl or .jsonl.gz
  --json           the figures as one JSON object on the last line
  --dump FILE      writes what the engine resolves into this file, as \`npm run dump\` does
  --help           this text

Exit codes: 0 compared, 2 the command line is wrong or a folder is missing.`;

const OPTIONS = {
  corpus: { type: 'string', default: path.join(PACK, 'corpus') },
  expected: { type: 'string', default: path.join(PACK, 'oracle/expected') },
  json: { type: 'boolean' },
  dump: { type: 'string' },
  help: { type: 'boolean' },
} as const;

await runCommandLine(async () => {
  const { values } = readCommandLine(OPTIONS, HELP);
  if (values.help) throw new CommandLineEnd(HELP, 0);
  const [corpus, expected] = [folder(values.corpus), folder(values.expected)];
  const dump = values.dump === undefined ? null : createWriteStream(userPath(values.dump));
  const accuracy = await measureAccuracy(readCorpus(corpus, expected), (records) => {
    for (const record of records) dump?.write(`${JSON.stringify(record)}\n`);
  });
  if (dump !== null) await closed(dump);
  for (const line of reportLines(accuracy)) console.log(line);
  if (values.json) console.log(JSON.stringify(summary(accuracy)));
  return 0;
});

function folder(written: string): string {
  const resolved = userPath(written);
  if (!existsSync(resolved)) throw new CommandLineEnd(`There is no folder ${written}.\n\n${HELP}`, 2);
  return resolved;
}

async function closed(stream: WriteStream): Promise<void> {
  stream.end();
  await finished(stream);
}
