import { reportCounts } from './check-counts.ts';
import { build, format, lint, tests, timedTests, typeCheck } from './check-steps.ts';
import { conclude, runInTurn, untilInterrupted } from './run-steps.ts';

/** Runs the static checks in parallel on two cores, and then the tests on both. */
await untilInterrupted(async () => {
  const results = await runInTurn([build]);
  // With an old build, tests would test code that no longer exists.
  if (results.every(({ succeeded }) => succeeded)) {
    const checked = await Promise.all([runInTurn([lint]), runInTurn([typeCheck, format])]);
    results.push(...checked.flat(), ...(await runInTurn([tests, timedTests])));
  }
  await reportCounts(conclude(results));
});
