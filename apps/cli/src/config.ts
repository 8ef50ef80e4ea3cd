import { homedir } from 'node:os';
import path from 'node:path';

/** The settings of the environment. They win over stored profiles, and options of the command line win over them. */
export interface Environment {
  /** `LIVERY_API_KEY`: an API key or an access token. */
  readonly apiKey: string | undefined;
  /** `LIVERY_HOST`: the address of the service, such as `https://livery.example`. */
  readonly host: string | undefined;
  /** `LIVERY_DEBUG=1`: a defect is shown with its stack trace. */
  readonly isDebugging: boolean;
  /** Whether `NO_COLOR` asks for texts without colours (no-color.org). */
  readonly isColorless: boolean;
  /** The folder of the user's configuration of this program. */
  readonly configFolder: string;
}

export function readEnvironment(): Environment {
  const { LIVERY_API_KEY, LIVERY_HOST, LIVERY_DEBUG, NO_COLOR, XDG_CONFIG_HOME, APPDATA } = process.env;
  const windows = process.platform === 'win32' ? APPDATA : undefined;
  const base = nonEmpty(XDG_CONFIG_HOME) ?? nonEmpty(windows) ?? path.join(homedir(), '.config');
  return {
    apiKey: nonEmpty(LIVERY_API_KEY),
    host: nonEmpty(LIVERY_HOST),
    isDebugging: nonEmpty(LIVERY_DEBUG) !== undefined,
    isColorless: nonEmpty(NO_COLOR) !== undefined,
    configFolder: path.join(base, 'livery'),
  };
}

function nonEmpty(value: string | undefined): string | undefined {
  return value === undefined || value.trim() === '' ? undefined : value.trim();
}
