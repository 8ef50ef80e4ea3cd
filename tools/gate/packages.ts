import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { lastLines } from './last-lines.ts';

const FOLDER = path.resolve(import.meta.dirname, '../packages');
const PREPARE = path.join(import.meta.dirname, 'prepare.ts');
const TIMEOUT_MS = 900_000;
const run = promisify(execFile);

/** A package of the distribution, and the parts of the gate that need it. */
export interface DebianPackage {
  readonly name: string;
  readonly parts: readonly string[];
}

/** Reads `debian-packages.txt`: the name, the parts, and how it is recognised. */
export async function debianPackages(): Promise<readonly DebianPackage[]> {
  const lines = (await readFile(path.join(FOLDER, 'debian-packages.txt'), 'utf8')).split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', parts = ''] = line.split(/\s+/);
      return { name, parts: parts.split(',') };
    });
}

/**
 * Installs what these parts need: packages of the distribution, and then Python packages and validators, which is begun here and not when
 * a part needs them. It waits for an installation that is running already.
 * @returns what is missing, by part; none for a part that has all
 */
export async function installFor(parts: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const needed = (await debianPackages()).filter((one) => one.parts.some((part) => parts.includes(part)));
  const missing = await installPackages(needed);
  // If that fails, the parts try it again, and say why it fails.
  await run('nice', [process.execPath, PREPARE, ...parts], { timeout: TIMEOUT_MS }).catch((error: unknown) => {
    console.log(lastLines(String(error)));
  });
  const missingFor = (part: string): readonly string[] =>
    missing.filter((one) => one.parts.includes(part)).map(({ name }) => name);
  return new Map(parts.map((part) => [part, missingFor(part)]));
}

/** @returns the packages that could not be installed */
async function installPackages(packages: readonly DebianPackage[]): Promise<readonly DebianPackage[]> {
  if (packages.length === 0) return [];
  try {
    const names = packages.map(({ name }) => name);
    await run('bash', [path.join(FOLDER, 'install.sh'), ...names], { timeout: TIMEOUT_MS });
    return [];
  } catch (error) {
    const printed = String(error);
    console.log(lastLines(printed));
    const [, named] = /could not be installed: (.*)/.exec(printed) ?? [];
    return named === undefined ? packages : packages.filter(({ name }) => named.split(' ').includes(name));
  }
}
