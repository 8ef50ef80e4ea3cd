import { CommandLineEnd, readCommandLine } from '../command-line.ts';
import { readEnvironment } from '../config.ts';
import { print } from '../print.ts';
import { Profiles } from './profiles.ts';
import { DEFAULT_PROFILE } from './service-options.ts';

const HELP = `livery logout [--profile NAME]

Forgets the stored key. The key itself stays valid: revoke it with DELETE /api_keys/{id} if others may know it.

  --profile NAME     whose key is forgotten (default: ${DEFAULT_PROFILE})
  --help             this text

Exit codes
  0  the key is forgotten, or there was none
  2  the command line is wrong`;

const OPTIONS = { profile: { type: 'string', default: DEFAULT_PROFILE }, help: { type: 'boolean' } } as const;

export async function logout(words: readonly string[]): Promise<number> {
  const { values, positionals } = readCommandLine(OPTIONS, HELP, words);
  if (values.help) throw new CommandLineEnd(HELP, 0);
  if (positionals.length > 0) throw new CommandLineEnd(`livery logout takes no argument.\n\n${HELP}`, 2);
  const isForgotten = await new Profiles(readEnvironment().configFolder).forget(values.profile);
  await print(isForgotten ? `The key of profile ${values.profile} is forgotten.\n` : 'No key was stored.\n');
  return 0;
}
