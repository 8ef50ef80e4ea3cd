import fc from 'fast-check';

const seed = process.env['LIVERY_SEED'];

/** The number of random values for each property that does not set its own; in `npm test` it is fast-check's default of 100. */
fc.configureGlobal({ numRuns: 2_000, ...(seed !== undefined && { seed: Number(seed) }) });
