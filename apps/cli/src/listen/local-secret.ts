import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandLineEnd } from '../command-line.ts';
import { writePrivately } from '../service/write-privately.ts';

const SECRET = /^whsec_[0-9A-Za-z+/]{43}=$/;
const SECRET_BYTES = 32;

/**
 * The secret with which `livery listen` signs. It is made at first, and stays the same for a profile, so that the target is configured once.
 * @throws CommandLineEnd if its file holds something else
 */
export async function localSecret(configFolder: string, profile: string): Promise<string> {
  const file = path.join(configFolder, 'listen', `${encodeURIComponent(profile)}.secret`);
  const stored = await readFile(file, 'utf8').catch(() => null);
  if (stored === null) {
    const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
    await writePrivately(file, `${secret}\n`);
    return secret;
  }
  if (!SECRET.test(stored.trim())) {
    throw new CommandLineEnd(`${file} holds no signing secret. Delete it, and a new one is made.`, 2);
  }
  return stored.trim();
}
