import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { port, str, url } from 'envalid';
import { ConfigurationError, readEnvironment } from './environment.ts';

const specs = {
  PORT: port({ default: 3000, desc: 'TCP port to listen on' }),
  DATABASE_URL: url({ desc: 'postgres://user:password@host:port/database' }),
  LOG_LEVEL: str({ choices: ['info', 'warn'], desc: 'info or warn' }),
};

describe('the configuration', () => {
  it('is typed and has its defaults', () => {
    const config = readEnvironment({ DATABASE_URL: 'postgres://localhost/livery', LOG_LEVEL: 'info' }, specs);
    expect(config.PORT).toBe(3000);
    expect(config.LOG_LEVEL).toBe('info');
  });

  it('reports all wrong variables together, without their values', () => {
    const read = () => readEnvironment({ PORT: 'seven', LOG_LEVEL: 's3cret' }, specs);
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(/PORT has a value that cannot be used: TCP port to listen on/);
    expect(read).toThrow(/DATABASE_URL is missing: postgres:/);
    expect(read).toThrow(/LOG_LEVEL has a value/);
    expect(read).not.toThrow(/s3cret/);
  });
});

describe('a variable with a secret', () => {
  let directory: string;
  let file: string;

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'livery-environment-'));
    file = path.join(directory, 'database-url');
    await writeFile(file, 'postgres://livery:s3cret@localhost/livery\n');
  });

  afterAll(() => rm(directory, { recursive: true }));

  it('can be given as a file, whose last line break does not count', () => {
    const config = readEnvironment({ DATABASE_URL_FILE: file, LOG_LEVEL: 'info' }, specs);
    expect(config.DATABASE_URL).toBe('postgres://livery:s3cret@localhost/livery');
  });

  it('cannot be given in both ways, nor as a file that is missing or empty; other variables not as files at all', async () => {
    const both = { DATABASE_URL: 'postgres://localhost/livery', DATABASE_URL_FILE: file, LOG_LEVEL: 'info' };
    expect(() => readEnvironment(both, specs)).toThrow('DATABASE_URL and DATABASE_URL_FILE are both set');
    const empty = path.join(directory, 'empty');
    await writeFile(empty, '\n');
    for (const wrong of [empty, path.join(directory, 'missing')]) {
      const read = () => readEnvironment({ DATABASE_URL_FILE: wrong, PORT: 'seven', LOG_LEVEL: 'info' }, specs);
      expect(read).toThrow(`DATABASE_URL_FILE names a file that cannot be read, or is empty: ${wrong}`);
      expect(read).toThrow('PORT has a value that cannot be used');
      expect(read).not.toThrow(/DATABASE_URL is missing|s3cret/);
    }
    const level = { DATABASE_URL_FILE: file, LOG_LEVEL_FILE: file };
    expect(() => readEnvironment(level, specs)).toThrow('LOG_LEVEL is missing');
  });
});
