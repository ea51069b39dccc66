import { type CustomTypesConfig, Pool, types } from 'pg';

/** Connections of one thread: a process with its workers has a few dozen at most, of the hundred that a server allows at first. */
const maxConnections = 10;

/**
 * Connections to a server, made as they are needed. A server that is gone never ends the process: whoever asks meanwhile is
 * refused, and the next one after it is back is answered. What the address says of a connection goes before what is said here.
 */
export const openPool = (address: string): Pool => {
  const pool = new Pool({
    connectionString: address,
    application_name: 'vigie',
    max: maxConnections,
    // Also how long one waits for a connection while all are in use.
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // A server that vanished without a word is noticed, and a transaction that nobody continues holds nobody up for long.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    types: numbers,
  });
  // Connections that break while nobody uses them are replaced in silence; whoever uses one is told by the query.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
};

/** Counts and sums come as numbers; ours stay far below 2^53. */
const numbers: CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === types.builtins.INT8 || type === types.builtins.NUMERIC
      ? (text: string) => Number(text)
      : types.getTypeParser(type, format),
};
