import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { membersOf } from '../office-proof/json.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Licences under which what we deliver may contain a package (SPDX). */
const ALLOWED = new Set([
  ...['MIT', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'ISC', 'MPL-2.0'],
  ...['0BSD', 'BlueOak-1.0.0', 'CC0-1.0'],
]);
/** Packages whose metadata are older than SPDX. Their files say MIT. */
const MIT_BY_THEIR_FILES = new Set(['busboy', 'passport-http-bearer', 'passport-strategy', 'pause', 'streamsearch']);
/** The library of sharp is LGPL: it is loaded at run time from a file of its own, which everybody can replace. */
const REPLACEABLE = /^@img\/sharp-(?:libvips-|win32-|wasm32$)/;

interface LockedPackage {
  readonly name: string;
  readonly licence: string;
}

/** What `npm ci --omit=dev` installs, on every platform. */
async function runtimePackages(): Promise<readonly LockedPackage[]> {
  const lock = membersOf(JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')));
  return [...membersOf(lock.get('packages'))].flatMap(([location, value]) => {
    const locked = membersOf(value);
    const name = location.split('node_modules/').at(-1) ?? '';
    const isOther = location.includes('node_modules/') && locked.get('dev') !== true && locked.get('link') !== true;
    const licence = locked.get('license');
    return isOther ? [{ name, licence: typeof licence === 'string' ? licence : '' }] : [];
  });
}

function isAllowed({ name, licence }: LockedPackage): boolean {
  if (licence === '') return MIT_BY_THEIR_FILES.has(name);
  return licence.split(' AND ').every((one) => ALLOWED.has(one)) || REPLACEABLE.test(name);
}

describe('the packages that are delivered', () => {
  it('have licences that allow it', async () => {
    const packages = await runtimePackages();
    expect(packages.length).toBeGreaterThan(100);
    expect(packages.filter((locked) => !isAllowed(locked))).toEqual([]);
  });
});
