import assert from 'node:assert/strict';

/** Throws where two values differ; rows of a database have no prototype, and are the same as those that do. */
export const expectSame = (actual: unknown, expected: unknown, message?: string): void => {
  assert.deepEqual(structuredClone(actual), expected, message && `${message}: ${JSON.stringify({ actual, expected })}`);
};
