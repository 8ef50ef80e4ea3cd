import { CommandLineEnd, readCommandLine } from '../command-line.ts';
import { readEnvironment } from '../config.ts';
import { print } from '../print.ts';
import { Profiles } from './profiles.ts';
import { reportingFailures } from './reporting-failures.ts';
import { revokeKey } from './revoke-key.ts';
import { DEFAULT_PROFILE } from './service-options.ts';

const HELP = `livery logout [--revoke] [--profile NAME]

Forgets the stored key. Without --revoke, the key itself stays valid.

  --revoke           revokes the key on the service before, so that nobody can use it any more. The key needs the scope
                     platform:api_keys:write; otherwise another key must do it: livery api DELETE /api_keys/ID
  --profile NAME     whose key is forgotten (default: ${DEFAULT_PROFILE})
  --help             this text

Exit codes
  0  the key is forgotten, or there was none. With --revoke it is not valid any more
  2  the command line is wrong
  3  the key was not revoked, and not forgotten: the service cannot be reached, or refuses it`;

const OPTIONS = {
  revoke: { type: 'boolean', default: false },
  profile: { type: 'string', default: DEFAULT_PROFILE },
  help: { type: 'boolean' },
} as const;

export const logout = reportingFailures(async (words) => {
  const { values, positionals } = readCommandLine(OPTIONS, HELP, words);
  if (values.help) throw new CommandLineEnd(HELP, 0);
  if (positionals.length > 0) throw new CommandLineEnd(`livery logout takes no argument.\n\n${HELP}`, 2);
  const profiles = new Profiles(readEnvironment().configFolder);
  const stored = await profiles.find(values.profile);
  if (stored !== undefined && values.revoke) await revokeKey(stored);
  const isForgotten = await profiles.forget(values.profile);
  const done = values.revoke ? 'revoked and forgotten' : 'forgotten';
  await print(isForgotten ? `The key of profile ${values.profile} is ${done}.\n` : 'No key was stored.\n');
  return 0;
});
