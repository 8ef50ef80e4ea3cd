import { tmpdir } from 'node:os';
import path from 'node:path';
import { DiskBlobStore } from '@livery/blobs';

/** A store for processes whose tests store no files. Its folder is created only if one does. */
export const TEST_BLOB_STORE = new DiskBlobStore(path.join(tmpdir(), 'livery-test-blobs'));
