import { learntGuidelineMembers } from '@livery/brand-governance-application';
import { CommandLineEnd, readCommandLine, usageError } from '../command-line.ts';
import { readGuidelineFile } from '../guideline/read-guideline-file.ts';
import { assertNoInput } from '../output-file.ts';
import { print } from '../print.ts';
import { visible } from '../visible.ts';
import { writeOutput } from '../write-output.ts';
import { learnFromFile } from './learn-from-file.ts';
import { learningAsJson } from './learning-as-json.ts';
import { learningInWords } from './learning-in-words.ts';

const HELP = `livery learn FILE [--guideline FILE] [--output FILE] [--json]

Learns a guideline from a template (.potx, .pptx, .dotx, .docx), without a server and without a database: palettes, fonts,
sizes, layouts, pages, footers and the logo. The template is judged by it, and what it does against itself is listed.

  --output FILE      where the guideline is written as JSON, which livery check takes as --guideline
  --guideline FILE   a guideline as livery check takes it. What is learnt is applied to it as the service does: its palettes and the rules of
                     the learnt types for this kind of document are replaced, all others stay. The summary says what changes
  --json             everything as JSON on standard output, with the places that speak for each value
  --help             this text

Exit codes
  0  a guideline was learnt, and the template has no finding by it on colours, fonts, sizes and layouts
  1  a guideline was learnt, but the template still has such findings by it
  2  the command line or another file is wrong; nothing was learnt
  3  the template cannot be read`;

const OPTIONS = {
  guideline: { type: 'string' },
  output: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean' },
} as const;

export async function learn(words: readonly string[]): Promise<number> {
  const { values, positionals } = readCommandLine(OPTIONS, HELP, words);
  if (values.help) throw new CommandLineEnd(HELP, 0);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw usageError('One file is needed.', HELP);
  await assertNoInput(values.output, [file]);
  const present = values.guideline === undefined ? null : await readGuidelineFile(values.guideline);
  const learning = await learnFromFile(file, present);
  if ('refusal' in learning) {
    process.stderr.write(`${visible(`${file}: ${learning.refusal.code}: ${learning.refusal.message}`)}\n`);
    return 3;
  }
  const guideline = `${JSON.stringify(learntGuidelineMembers(learning.result), null, 2)}\n`;
  if (values.output !== undefined) await writeOutput(guideline, values.output);
  const report = values.json ? learningAsJson(learning) : learningInWords(learning);
  await print(report);
  return learning.learnt.openFindings === 0 ? 0 : 1;
}
