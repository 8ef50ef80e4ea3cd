import fc from 'fast-check';

/** Properties that do not say otherwise are held against this many values; fast-check's default, in `npm test`, is 100. */
fc.configureGlobal({ numRuns: 2_000 });
