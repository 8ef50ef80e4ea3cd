import path from 'node:path';
import { pythonEnvironment } from '../packages/python-environment.ts';

const REQUIREMENTS = path.join(import.meta.dirname, 'requirements.txt');

/** The path of Schemathesis in a virtual environment of its own, made when it is not there or has other versions. */
export async function installSchemathesis(): Promise<string> {
  return path.join(await pythonEnvironment('schemathesis', REQUIREMENTS), 'schemathesis');
}
