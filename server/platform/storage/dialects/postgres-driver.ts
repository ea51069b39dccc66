import { type DatabaseConnection, PostgresDriver } from 'kysely';
import { toStoreError } from './postgres-errors.ts';

/** Kysely's driver, whose failures are told as ours are (`toStoreError`). */
export class StoreDriver extends PostgresDriver {
  readonly #known = new WeakSet<DatabaseConnection>();

  override async acquireConnection(...options: Parameters<PostgresDriver['acquireConnection']>) {
    const connection = await super.acquireConnection(...options).catch(fail);
    // Connections are lent many times over.
    if (!this.#known.has(connection)) tellAsOurs(connection);
    this.#known.add(connection);
    return connection;
  }
}

const tellAsOurs = (connection: DatabaseConnection) => {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = <R>(...asked: Parameters<typeof execute>) => execute<R>(...asked).catch(fail);
};

const fail = (error: unknown): never => {
  throw toStoreError(error);
};
