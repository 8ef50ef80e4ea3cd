import path from 'node:path';
import { pythonEnvironment } from '../packages/python-environment.ts';

const REQUIREMENTS = path.join(import.meta.dirname, 'requirements.txt');

/** Installs Schemathesis in a virtual environment, if it is missing or has other versions. @returns its path */
export async function installSchemathesis(): Promise<string> {
  return path.join(await pythonEnvironment('schemathesis', REQUIREMENTS), 'schemathesis');
}
