import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { SpoolDirectory } from '@livery/http';
import { LocalCopy } from './local-copy.ts';

const { signal } = new AbortController();

let parent: string;
let directory: SpoolDirectory;

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'livery-test-'));
  directory = new SpoolDirectory(parent);
});

afterEach(() => rm(parent, { recursive: true }));

const blobOf = (bytes: () => Readable) => ({ size: 7, mediaType: 'text/plain', open: () => Promise.resolve(bytes()) });
const files = async (): Promise<readonly string[]> => {
  const entries = await readdir(parent, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

it('a copy has the bytes of the blob until it is disposed of', async () => {
  {
    await using copy = await LocalCopy.of(
      blobOf(() => Readable.from([Buffer.from('content')])),
      directory,
      signal,
    );
    expect(await readFile(copy.path, 'utf8')).toBe('content');
  }
  expect(await files()).toEqual([]);
});

it('a copy that fails or is ended leaves nothing', async () => {
  const broken = blobOf(() => Readable.from([Buffer.from('con'), new Error('The store is away.')].values()));
  await expect(LocalCopy.of(broken, directory, signal)).rejects.toThrow();
  const ended = AbortSignal.abort(new Error('The job is cancelled.'));
  await expect(
    LocalCopy.of(
      blobOf(() => Readable.from([])),
      directory,
      ended,
    ),
  ).rejects.toThrow();
  expect(await files()).toEqual([]);
});

it('a copy that is still there when the process ends is removed with the directory of the process', async () => {
  await LocalCopy.of(
    blobOf(() => Readable.from([Buffer.from('content')])),
    directory,
    signal,
  );
  await directory.onApplicationShutdown();
  expect(await readdir(parent)).toEqual([]);
});
