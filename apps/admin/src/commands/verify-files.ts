import { openBlobStore, type VerifiedThrough, verifyUnscopedFiles } from '@livery/blobs';
import { connectDatabase } from '@livery/app-composition';
import { FLAG, readArguments, TEXT } from '../arguments.ts';
import type { Run } from '../command.ts';
import { blobStoreOptionsOf } from '../config.ts';
import { UsageError } from '../usage-error.ts';
import { withDatabase } from '../with-database.ts';

/** Seconds between two lines of progress. */
const PROGRESS_S = 5;
const WORDS = {
  missing: 'missing  (a row without an object)',
  differs: 'differs  (another size or content)',
  unknown: 'unknown  (an object without a row)',
} as const;

export const verifyFiles: Run = async (words, { environment, print }) => {
  const given = readArguments(words, { hashes: FLAG, from: TEXT }, 0);
  const from = given.text('from');
  if (from !== undefined && !isPlace(from)) throw new UsageError(`${from} is no place that this command has printed.`);
  const problems = { missing: 0, differs: 0, unknown: 0 };
  const store = await openBlobStore(blobStoreOptionsOf(environment));
  try {
    let printed = performance.now();
    const verified = await withDatabase(environment, connectDatabase, (database) =>
      verifyUnscopedFiles(
        { database, store },
        {
          hashes: given.isSet('hashes'),
          from,
          onProblem: ({ kind, key }) => {
            problems[kind] += 1;
            print(`${WORDS[kind]}  ${key}`);
          },
          onProgress: (count, through) => {
            if (performance.now() - printed < PROGRESS_S * 1_000) return;
            printed = performance.now();
            print(`${count} rows and objects so far; go on with --from ${through}`);
          },
        },
      ),
    );
    const { missing, differs, unknown } = problems;
    const found = `${missing} missing, ${differs} different, ${unknown} unknown`;
    if (missing + differs > 0) throw new Error(`${verified} rows and objects, of which ${found}.`);
    print(`${verified} rows and objects: ${found}.`);
  } finally {
    await store.close();
  }
};

function isPlace(text: string): text is VerifiedThrough {
  return /^(?:row:[0-9a-f-]{36}:(?:live|test):[0-9a-f]{64}|object:.+)$/.test(text);
}
