import { Livery } from '@livery/sdk';
import { CommandLineEnd, readCommandLine } from '../command-line.ts';
import { readEnvironment } from '../config.ts';
import { print } from '../print.ts';
import { visible } from '../visible.ts';
import { Profiles } from './profiles.ts';
import { ask, askHidden } from './prompt.ts';
import { reportingFailures } from './reporting-failures.ts';
import { checkedKey, DEFAULT_PROFILE, serviceAddress } from './service-options.ts';

const LOCAL = 'http://127.0.0.1:3000';

const HELP = `livery login [--host URL] [--profile NAME]

Asks for an API key, tries it, and stores it with the address of the service in the configuration folder of the user, readable by
the user alone. The key is typed at a prompt, or is the first line of standard input. It is never an argument, since arguments are
seen by others.

  --host URL         the address of the service (default: asked for)
  --profile NAME     the name under which both are stored (default: ${DEFAULT_PROFILE})
  --help             this text

Exit codes
  0  the key is valid and stored
  2  the command line, the address or the key is wrong; nothing was stored
  3  the service cannot be reached, or refuses the key; nothing was stored`;

const OPTIONS = {
  host: { type: 'string' },
  profile: { type: 'string', default: DEFAULT_PROFILE },
  help: { type: 'boolean' },
} as const;

export const login = reportingFailures(async (words) => {
  const { values, positionals } = readCommandLine(OPTIONS, HELP, words);
  if (values.help) throw new CommandLineEnd(HELP, 0);
  if (positionals.length > 0) throw new CommandLineEnd(`A key is not an argument: it is asked for.\n\n${HELP}`, 2);
  const host = serviceAddress(values.host ?? (await askForHost()));
  const key = await askHidden('API key');
  if (key === '') throw new CommandLineEnd('A key is needed. Nothing was stored.', 2);
  const { organization, livemode, scopes } = await new Livery({ baseUrl: host, credential: checkedKey(key) }).ping();
  await new Profiles(readEnvironment().configFolder).store(values.profile, { host, key });
  await print(
    [
      `${host}: ${visible(organization)}, ${livemode ? 'live' : 'test'} mode`,
      `scopes: ${visible(scopes.join(' ')) || 'none'}`,
      '',
    ].join('\n'),
  );
  return 0;
});

async function askForHost(): Promise<string> {
  const known = readEnvironment().host;
  if (known !== undefined) return known;
  if (!process.stdin.isTTY) throw new CommandLineEnd('--host URL is needed without a terminal.', 2);
  return ask('Address of the service', LOCAL);
}
