import fc from 'fast-check';

/**
 * Where `DRAWN_SEED` is set, drawn cases are the same in each run, as in a check that somebody else repeats (decision 107); elsewhere they are new
 * each time.
 */
const { DRAWN_SEED: seed } = process.env;
if (seed) fc.configureGlobal({ seed: Number(seed) });
