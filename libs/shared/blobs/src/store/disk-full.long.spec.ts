import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { filesBelow, SpooledFiles } from '../testing/spooled-files.ts';

const BUILT = path.resolve(import.meta.dirname, '../../dist/store/disk-blob-store.js');
/** `unshare` gives the command file systems of its own, so that a small one can be mounted without changing the machine. */
const NAMESPACE = ['--user', '--map-root-user', '--mount', 'sh', '-c'];
const MOUNT = 'mount -t tmpfs -o size=1m tmpfs "$1" && exec "$2" --input-type=module -e "$3" "$1" "$4"';

/** Stores four objects of 300 kB on a file system of 1 MiB, deletes the first and stores the last again. */
const FILL = `
  import { readdir } from 'node:fs/promises';
  import { DiskBlobStore } from ${JSON.stringify(pathToFileURL(BUILT).href)};
  const [root, spooled] = process.argv.slice(1);
  const store = new DiskBlobStore(root);
  const put = (key) => store.put({ path: spooled, size: 300_000, sha256: '' }, key).then(() => 'stored', ({ code, cause }) => code + ' ' + cause.code);
  const outcomes = [];
  for (const key of ['a/1', 'a/2', 'a/3', 'a/4']) outcomes.push(await put(key));
  const files = await readdir(root + '/a');
  await store.delete('a/1');
  outcomes.push(await put('a/4'));
  console.log(JSON.stringify({ outcomes, files }));`;

it('an object that does not fit on the disk is refused, leaves nothing, and can be stored when there is room', async () => {
  await using files = await SpooledFiles.open();
  const { path: spooled } = await files.write(Buffer.alloc(300_000));
  const mounted = path.join(files.directory, 'mounted');
  await mkdir(mounted);
  const parameters = [...NAMESPACE, MOUNT, 'sh', mounted, process.execPath, FILL, spooled];
  const { stdout } = await promisify(execFile)('unshare', parameters);
  expect(JSON.parse(stdout)).toEqual({
    outcomes: ['stored', 'stored', 'stored', 'unavailable ENOSPC', 'stored'],
    files: ['1', '2', '3'],
  });
  expect(await filesBelow(mounted)).toEqual([]);
});
