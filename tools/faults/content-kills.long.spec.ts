// Only this suite kills processes in uploads and in jobs of content, and compares blobs and stored objects with what was acknowledged.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { createTestDatabase } from '@livery/testing';
import { killContent } from './content/content-kills.ts';

/** A small part of what `npm run fault content-kills` does. */
const SIZE = { callers: 4, kills: 2, sameFiles: 3 };
const LONGEST_MS = 300_000;

it(
  'acknowledged assets have their bytes and jobs end once although the api and the worker are killed, and nothing else is left',
  async () => {
    const server = await createTestDatabase();
    const folder = await mkdtemp(path.join(tmpdir(), 'livery-test-'));
    try {
      const { uploads, jobs, blobs, faults } = await killContent(server.url, folder, SIZE);
      expect(faults).toEqual([]);
      expect(Math.min(uploads, jobs, blobs)).toBeGreaterThan(0);
    } finally {
      await server.drop();
      await rm(folder, { recursive: true });
    }
  },
  LONGEST_MS,
);
