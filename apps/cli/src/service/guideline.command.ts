import { CommandLineEnd, readCommandLine } from '../command-line.ts';
import { writeOutput } from '../write-output.ts';
import { pullGuideline } from './pull-guideline.ts';
import { reportingFailures } from './reporting-failures.ts';
import { connect, SERVICE_HELP, SERVICE_OPTIONS } from './service-options.ts';

const HELP = `livery guideline pull [--output FILE] [--profile NAME] [--host URL]

Reads the guideline of the organization (rules, palettes, settings, fonts) and writes it as a file, which livery check takes as
--guideline. The key needs the scope brand:read.

  --output FILE      where the guideline is written (default: standard output)
${SERVICE_HELP}
  --help             this text

Exit codes
  0  the guideline is written
  2  the command line or a file is wrong
  3  the service cannot be reached, or refuses the request`;

const OPTIONS = { ...SERVICE_OPTIONS, output: { type: 'string' }, help: { type: 'boolean' } } as const;

export const guideline = reportingFailures(async (words) => {
  const { values, positionals } = readCommandLine(OPTIONS, HELP, words);
  if (values.help) throw new CommandLineEnd(HELP, 0);
  const [action, ...others] = positionals;
  if (action !== 'pull' || others.length > 0)
    throw new CommandLineEnd(`The command is livery guideline pull.\n\n${HELP}`, 2);
  const pulled = `${JSON.stringify(await pullGuideline(await connect(values)), null, 2)}\n`;
  await writeOutput(pulled, values.output);
  return 0;
});
