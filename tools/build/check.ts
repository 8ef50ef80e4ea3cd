import { reportCounts } from './check-counts.ts';
import { boundaryProbes, build, format, lint, tests, timedTests, typeCheck } from './check-steps.ts';
import { conclude, runInTurn, untilInterrupted } from './run-steps.ts';

/** Two cores: static checks side by side, then the tests have both to themselves. */
await untilInterrupted(async () => {
  const results = await runInTurn([build]);
  // On an old build, tests would tell of code that is no longer there.
  if (results.every(({ succeeded }) => succeeded)) {
    const checked = await Promise.all([runInTurn([lint]), runInTurn([typeCheck, format, boundaryProbes])]);
    results.push(...checked.flat(), ...(await runInTurn([tests, timedTests])));
  }
  await reportCounts(conclude(results));
});
