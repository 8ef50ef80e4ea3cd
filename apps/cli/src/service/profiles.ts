import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandLineEnd } from '../command-line.ts';
import { isSystemError } from '../system-error.ts';
import { writePrivately } from './write-privately.ts';

/** A service, and the key with which its API is called. */
export interface Profile {
  readonly host: string;
  readonly key: string;
}

/** The stored profiles of a user. Their file is readable by its owner alone. */
export class Profiles {
  private readonly file: string;

  constructor(configFolder: string) {
    this.file = path.join(configFolder, 'profiles.json');
  }

  async find(name: string): Promise<Profile | undefined> {
    return (await this.all()).get(name);
  }

  async store(name: string, profile: Profile): Promise<void> {
    await this.write(new Map(await this.all()).set(name, profile));
  }

  /** Forgets a profile. @returns whether there was one */
  async forget(name: string): Promise<boolean> {
    const profiles = new Map(await this.all());
    if (!profiles.delete(name)) return false;
    await this.write(profiles);
    return true;
  }

  /** @throws CommandLineEnd if the file is not one of profiles */
  private async all(): Promise<ReadonlyMap<string, Profile>> {
    const text = await readFile(this.file, 'utf8').catch((error: unknown) => this.withoutFile(error));
    if (text === null) return new Map();
    const stored = parsed(text);
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) throw this.broken();
    return new Map(Object.entries(stored).map(([name, profile]: [string, unknown]) => [name, this.profile(profile)]));
  }

  private withoutFile(error: unknown): null {
    if (isSystemError(error) && error.code === 'ENOENT') return null;
    throw new CommandLineEnd(
      `${this.file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      2,
    );
  }

  private profile(value: unknown): Profile {
    const isProfile = typeof value === 'object' && value !== null && 'host' in value && 'key' in value;
    if (!isProfile || typeof value.host !== 'string' || typeof value.key !== 'string') throw this.broken();
    return { host: value.host, key: value.key };
  }

  private write(profiles: ReadonlyMap<string, Profile>): Promise<void> {
    return writePrivately(this.file, `${JSON.stringify(Object.fromEntries(profiles), null, 2)}\n`);
  }

  private broken(): CommandLineEnd {
    return new CommandLineEnd(`${this.file} holds no profiles. Correct it, or delete it and run: livery login`, 2);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
