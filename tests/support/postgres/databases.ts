import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { postgres } from '../outside.ts';

/** The server on which tests make databases; none has them use SQLite. */
export const postgresServer = postgres.found;

/** What a new database begins as: without tables, with the tables alone, or with the demo organisations too. */
export type Template = 'blank' | 'empty' | 'demo';

const prefix = 'vigie_test_';
export const templateName = (template: Template): string =>
  template === 'blank' ? 'template0' : `${prefix}template_${template}`;

/** Makes a database of its own on the server, and gives its address. */
export const createDatabase = async (server: string, template: Template): Promise<string> => {
  const name = prefix + randomUUID().replaceAll('-', '');
  await onServer(server, `create database ${name} template ${templateName(template)}`);
  return addressOf(server, name);
};

/** Drops a database, even one in use. */
export const dropDatabase = (address: string): Promise<void> =>
  onServer(address, `drop database if exists ${new URL(address).pathname.slice(1)} with (force)`);

/** Takes away what this run or an earlier one has left on the server. */
export const dropAllDatabases = async (server: string): Promise<void> => {
  const client = new Client({ connectionString: addressOf(server, 'postgres') });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where starts_with(datname, '${prefix}')`,
  );
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
};

/** Runs a statement that belongs to no database. */
export const onServer = async (address: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: addressOf(address, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** The address of another database on the same server. */
export const addressOf = (server: string, database: string): string =>
  Object.assign(new URL(server), { pathname: `/${database}` }).href;
