import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileWhole } from '@livery/embedded-postgres';
import { SecretKeys } from '@livery/runtime';

const FILE = 'secret-keys';

/**
 * The key material of this data directory, created at the first start (mode 0600). Without it no stored credential works.
 * The caller must own the database cluster of the directory, so that only one process creates the file.
 */
export async function loadSecretKeys(directory: string): Promise<SecretKeys> {
  const file = path.join(directory, FILE);
  try {
    return SecretKeys.parse((await readFile(file, 'utf8')).trim());
  } catch (error) {
    if (!isMissing(error)) throw new Error(`${file} cannot be used: ${messageOf(error)}`, { cause: error });
  }
  const text = `1:${randomBytes(32).toString('base64')}`;
  await writeFileWhole(file, `${text}\n`);
  return SecretKeys.parse(text);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
