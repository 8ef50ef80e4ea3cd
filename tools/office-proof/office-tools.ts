import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { pythonEnvironment } from '../packages/python-environment.ts';

const HERE = import.meta.dirname;
const CACHE = path.resolve(HERE, '../../node_modules/.cache/office-proof-java');
const TIMEOUT_MS = 300_000;
const run = promisify(execFile);

/** A command with its parameters. */
export type CommandLine = readonly [string, ...string[]];

/** The programs of the validators. */
export interface OfficeTools {
  readonly packageValidator: CommandLine;
  readonly schemaValidator: CommandLine;
}

/**
 * Installs the packages of the validators below `node_modules/.cache`, if they are missing.
 * @throws Error if there is no Python 3 with venv, JDK or Maven, or something cannot be installed
 */
export async function officeTools(): Promise<OfficeTools> {
  const [python, classPath] = await Promise.all([
    pythonEnvironment('office-proof', path.join(HERE, 'requirements.txt')),
    compiledSchemaValidator(),
  ]);
  return {
    packageValidator: [path.join(python, 'python3'), path.join(HERE, 'validate.py')],
    schemaValidator: ['java', '-Xmx1g', '-cp', classPath, 'SchemaValidator'],
  };
}

async function compiledSchemaValidator(): Promise<string> {
  const [jars, classes] = [path.join(CACHE, 'jars'), path.join(CACHE, 'classes')];
  await mkdir(classes, { recursive: true });
  const copy = [
    '-q',
    '-B',
    '-f',
    path.join(HERE, 'pom.xml'),
    'dependency:copy-dependencies',
    `-DoutputDirectory=${jars}`,
  ];
  await run('mvn', copy, { timeout: TIMEOUT_MS });
  const parameters = ['-cp', path.join(jars, '*'), '-d', classes, path.join(HERE, 'SchemaValidator.java')];
  await run('javac', parameters, { timeout: TIMEOUT_MS });
  return [classes, path.join(jars, '*')].join(path.delimiter);
}
