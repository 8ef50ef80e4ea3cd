import { cleanEnv, EnvMissingError, type ValidatorSpec } from 'envalid';
import { withSecretFiles } from './secret-files.ts';

type Specs = Readonly<Record<string, ValidatorSpec<unknown>>>;

/** The environment variables are not valid. The message lists every wrong variable. */
export class ConfigurationError extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigurationError';
  }
}

/**
 * Reads and checks all variables together, those with secrets also from files (`DATABASE_URL_FILE`). Only an app's `config.ts` calls it.
 * The message never contains values, since they may be secrets.
 * @throws ConfigurationError
 */
export function readEnvironment<S extends Specs>(environment: NodeJS.ProcessEnv, specs: S) {
  const { environment: values, problems: unread } = withSecretFiles(environment, Object.keys(specs));
  return cleanEnv<S>(values, specs, {
    reporter: ({ errors }) => {
      const problems = [...unread.values()];
      for (const name in errors) {
        if (unread.has(name)) continue;
        const fact = errors[name] instanceof EnvMissingError ? 'is missing' : 'has a value that cannot be used';
        problems.push(`${name} ${fact}: ${specs[name]?.desc ?? 'see docs/configuration.md'}`);
      }
      if (problems.length > 0) throw new ConfigurationError(problems);
    },
  });
}
