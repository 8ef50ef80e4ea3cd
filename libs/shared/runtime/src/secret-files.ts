import { readFileSync } from 'node:fs';

/** The variables that contain secrets. Each can be given as a file, named by the variable with `_FILE` at its end. */
const SECRETS: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'QUEUE_URL',
  'RATE_LIMIT_REDIS_URL',
  'LIVERY_SECRET_KEYS',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]);

/** An environment in which the contents of files have taken the place of their names. */
export interface EnvironmentWithFiles {
  readonly environment: NodeJS.ProcessEnv;
  /** What is wrong with the files, by variable. Never contains what they contain. */
  readonly problems: ReadonlyMap<string, string>;
}

/**
 * Reads the files of some variables, without one line break at their end, as Docker and Kubernetes provide secrets.
 * @param names of variables; those that contain no secrets cannot be given as files
 */
export function withSecretFiles(environment: NodeJS.ProcessEnv, names: readonly string[]): EnvironmentWithFiles {
  const values: NodeJS.ProcessEnv = { ...environment };
  const problems = new Map<string, string>();
  for (const name of names.filter((one) => SECRETS.has(one))) {
    const file = environment[`${name}_FILE`];
    if (file === undefined || file === '') continue;
    if (environment[name] !== undefined) {
      problems.set(name, `${name} and ${name}_FILE are both set: choose one of them`);
      continue;
    }
    const content = contentOf(file);
    if (content === '') problems.set(name, `${name}_FILE names a file that cannot be read, or is empty: ${file}`);
    else values[name] = content;
  }
  return { environment: values, problems };
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    return '';
  }
}
