import { Livery } from '@livery/sdk';
import { CommandLineEnd } from '../command-line.ts';
import { readEnvironment } from '../config.ts';
import { Profiles } from './profiles.ts';

export const DEFAULT_PROFILE = 'default';

/** The options of all commands that call a service. */
export const SERVICE_OPTIONS = {
  profile: { type: 'string', default: DEFAULT_PROFILE },
  host: { type: 'string' },
} as const;

export const SERVICE_HELP = `  --profile NAME     which stored profile to use (default: ${DEFAULT_PROFILE}). LIVERY_API_KEY in the environment wins over its key
  --host URL         the address of the service (default: LIVERY_HOST, else that of the profile)`;

export interface ServiceValues {
  readonly profile: string;
  readonly host?: string | undefined;
}

/** A service, and what its API is called with. */
export interface Service {
  /** Without the version segment. */
  readonly baseUrl: string;
  readonly credential: string;
}

/** A client of the service that the command line, the environment or a profile names. @throws CommandLineEnd if none does */
export async function connect(values: ServiceValues): Promise<Livery> {
  return new Livery(await findService(values));
}

/** The service that the command line, the environment or a profile names. @throws CommandLineEnd if none does */
export async function findService(values: ServiceValues): Promise<Service> {
  const { apiKey, host: hostOfEnvironment, configFolder } = readEnvironment();
  const stored = await new Profiles(configFolder).find(values.profile);
  const host = values.host ?? hostOfEnvironment ?? stored?.host;
  if (host === undefined) throw new CommandLineEnd('No service is known. Run livery login, or give --host URL.', 2);
  const baseUrl = serviceAddress(host);
  // A stored key goes to the host that it was stored for, and to no other.
  const storedKey = stored !== undefined && serviceAddress(stored.host) === baseUrl ? stored.key : undefined;
  const credential = apiKey ?? storedKey;
  if (credential === undefined) {
    throw new CommandLineEnd(`There is no key for ${baseUrl}. Run livery login, or set LIVERY_API_KEY.`, 2);
  }
  return { baseUrl, credential: checkedKey(credential) };
}

/** @throws CommandLineEnd if neither the profile nor a key of the environment exists */
export async function assertProfile(profile: string): Promise<void> {
  const { apiKey, configFolder } = readEnvironment();
  if (apiKey !== undefined || (await new Profiles(configFolder).find(profile)) !== undefined) return;
  throw new CommandLineEnd(`There is no profile ${profile}. Run livery login, or set LIVERY_API_KEY.`, 2);
}

/** @throws CommandLineEnd if the text cannot stand in a header. The message does not contain it, since it may be a secret */
export function checkedKey(key: string): string {
  if (!/^[!-~]+$/.test(key)) throw new CommandLineEnd('The key has characters that no key has.', 2);
  return key;
}

/** The origin of a service. Without encryption, a key is sent to this machine only. @throws CommandLineEnd if the text is no such address */
export function serviceAddress(written: string): string {
  const url = URL.parse(written);
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') {
    throw new CommandLineEnd(
      `The host must be an address such as https://livery.example, not ${JSON.stringify(written)}.`,
      2,
    );
  }
  if (url.protocol === 'http:' && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname)) {
    throw new CommandLineEnd(`The host ${url.host} must be an https address: a key would be sent unencrypted.`, 2);
  }
  return url.origin + url.pathname.replace(/(?<!\/)\/+$/, '');
}
