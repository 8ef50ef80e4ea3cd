import { Livery } from '@livery/sdk';
import { CommandLineEnd, readCommandLine } from '../command-line.ts';
import { print } from '../print.ts';
import { visible } from '../visible.ts';
import { reportingFailures } from './reporting-failures.ts';
import { findService, SERVICE_HELP, SERVICE_OPTIONS } from './service-options.ts';

const HELP = `livery status [--json] [--profile NAME] [--host URL]

Says which service the other commands call, and what the key may do there.

  --json             as JSON
${SERVICE_HELP}
  --help             this text

Exit codes
  0  the service has answered
  2  the command line is wrong, or no service is known
  3  the service cannot be reached, or refuses the key`;

const OPTIONS = { ...SERVICE_OPTIONS, json: { type: 'boolean', default: false }, help: { type: 'boolean' } } as const;

export const status = reportingFailures(async (words) => {
  const { values, positionals } = readCommandLine(OPTIONS, HELP, words);
  if (values.help) throw new CommandLineEnd(HELP, 0);
  if (positionals.length > 0) throw new CommandLineEnd(`livery status takes no argument.\n\n${HELP}`, 2);
  const service = await findService(values);
  const began = performance.now();
  const { organization, livemode, scopes } = await new Livery(service).ping();
  const milliseconds = Math.round(performance.now() - began);
  const facts = { host: service.baseUrl, organization, livemode, scopes, milliseconds };
  await print(values.json ? `${JSON.stringify(facts)}\n` : inWords(facts));
  return 0;
});

interface Facts {
  readonly host: string;
  readonly organization: string;
  readonly livemode: boolean;
  readonly scopes: readonly string[];
  readonly milliseconds: number;
}

function inWords({ host, organization, livemode, scopes, milliseconds }: Facts): string {
  return [
    `service       ${host}, which has answered within ${milliseconds} ms`,
    `organization  ${visible(organization)}`,
    `mode          ${livemode ? 'live' : 'test'}`,
    `scopes        ${visible(scopes.join(' ')) || 'none'}`,
    '',
  ].join('\n');
}
