import { addCounts } from './check-counts.ts';
import { build, redisTests } from './check-steps.ts';
import { conclude, runInTurn, untilInterrupted } from './run-steps.ts';

/** The suites that need a Redis at `REDIS_URL`, on a new build. The build itself is counted only when it fails. */
await untilInterrupted(async () => {
  const built = (await runInTurn([build])).filter(({ succeeded }) => !succeeded);
  await addCounts(conclude(built.length > 0 ? built : await runInTurn([redisTests])));
});
