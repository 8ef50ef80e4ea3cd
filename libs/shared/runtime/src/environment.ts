import { cleanEnv, EnvMissingError, type ValidatorSpec } from 'envalid';

type Specs = Readonly<Record<string, ValidatorSpec<unknown>>>;

/** The environment variables are not valid. The message lists every wrong variable. */
export class ConfigurationError extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigurationError';
  }
}

/**
 * Reads and checks all variables together. Only an app's `config.ts` calls it.
 * The message never contains values, since they may be secrets.
 * @throws ConfigurationError
 */
export function readEnvironment<S extends Specs>(environment: NodeJS.ProcessEnv, specs: S) {
  return cleanEnv<S>(environment, specs, {
    reporter: ({ errors }) => {
      const problems: string[] = [];
      for (const name in errors) {
        const fact = errors[name] instanceof EnvMissingError ? 'is missing' : 'has a value that cannot be used';
        problems.push(`${name} ${fact}: ${specs[name]?.desc ?? 'see docs/configuration.md'}`);
      }
      if (problems.length > 0) throw new ConfigurationError(problems);
    },
  });
}
