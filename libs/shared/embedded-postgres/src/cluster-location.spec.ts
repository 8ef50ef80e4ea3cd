import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { canReach } from './can-reach.ts';
import { clusterLocation } from './cluster-location.ts';

/** A user who is not the one that runs the tests. */
const STRANGER = { uid: 54_321, gid: 54_321 };

let parent: string;
let shelter: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'location-'));
  shelter = join(parent, '..', `shelter-of-${parent.slice(-6)}`);
});

afterEach(async () => {
  await rm(parent, { recursive: true, force: true });
  await rm(shelter, { recursive: true, force: true });
});

describe('the location of a cluster', () => {
  it('is the requested directory, whose parents are created, if the server can reach it', async () => {
    await chmod(parent, 0o711);
    const asked = join(parent, 'state', 'postgres');
    expect(await clusterLocation(asked, STRANGER, shelter)).toBe(asked);
    expect((await stat(dirname(asked))).isDirectory()).toBe(true);
  });

  it('is the requested directory if the server runs as the user of the service', async () => {
    const asked = join(parent, 'postgres');
    expect(await clusterLocation(asked, undefined, shelter)).toBe(asked);
  });

  it('is another directory, the same every time, if the server cannot reach the requested one', async () => {
    const place = await clusterLocation(join(parent, 'a'), STRANGER, shelter);
    expect(await canReach(dirname(place), STRANGER)).toBe(true);
    expect((await stat(dirname(place))).mode & 0o777).toBe(0o755);
    expect(await clusterLocation(join(parent, 'a'), STRANGER, shelter)).toBe(place);
    expect(await clusterLocation(join(parent, 'b'), STRANGER, shelter)).not.toBe(place);
  });

  it('is a new directory after the parent of the requested directory was removed', async () => {
    const asked = join(parent, 'state', 'postgres');
    const place = await clusterLocation(asked, STRANGER, shelter);
    await rm(dirname(asked), { recursive: true });
    expect(await clusterLocation(asked, STRANGER, shelter)).not.toBe(place);
  });

  it('is the same for several starts at the same time', async () => {
    const asked = join(parent, 'postgres');
    const places = await Promise.all(Array.from({ length: 8 }, () => clusterLocation(asked, STRANGER, shelter)));
    expect(new Set(places).size).toBe(1);
    expect(await readdir(shelter)).toHaveLength(1);
  });

  it('is never outside the shelter, whatever the pointer file contains', async () => {
    const asked = join(parent, 'postgres');
    await writeFile(`${asked}.location`, join(shelter, '..', '..', 'etc', 'postgres'));
    await expect(clusterLocation(asked, STRANGER, shelter)).rejects.toThrow('names no place below');
  });
});
