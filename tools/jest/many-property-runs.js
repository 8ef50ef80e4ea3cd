import fc from 'fast-check';

/** The number of random values for each property that does not set its own; in `npm test` it is fast-check's default of 100. */
fc.configureGlobal({ numRuns: 2_000 });
