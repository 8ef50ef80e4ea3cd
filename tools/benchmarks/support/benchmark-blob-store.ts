import { tmpdir } from 'node:os';
import path from 'node:path';
import { DiskBlobStore } from '@livery/blobs';

/** The folder of the files that benchmarks store. */
export const BENCHMARK_BLOB_DIR = path.join(tmpdir(), 'livery-benchmark-blobs');

export const BENCHMARK_BLOB_STORE = new DiskBlobStore(BENCHMARK_BLOB_DIR);
