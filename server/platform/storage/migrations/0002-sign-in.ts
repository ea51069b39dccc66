import { type Kysely, sql } from 'kysely';
import { primaryKeyType } from '../dialect.ts';

/** Mailed and pending tokens, invitations, networks of shared accounts, counted attempts, jobs. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db;

  await schema
    .createTable('tokens')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('membership_id', 'integer', (c) => c.references('memberships.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await schema.createIndex('tokens_user').on('tokens').columns(['user_id', 'kind']).execute();
  await schema.createIndex('tokens_membership').on('tokens').column('membership_id').execute();

  await schema
    .createTable('attempts')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('times', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('attempts_updated').on('attempts').column('updated_at').execute();

  await schema
    .createTable('jobs')
    .addColumn('id', primaryKeyType(db), (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('run_at', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('leased_until', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('leased_by', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('last_error', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('jobs_due').on('jobs').column('run_at').execute();

  const invitation = ['invited_at', 'accepted_at'] as const;
  for (const column of invitation) {
    await schema
      .alterTable('memberships')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  }
  await schema
    .alterTable('organisations')
    .addColumn('allowed_addresses', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
  await schema
    .alterTable('organisations')
    .addColumn('account_manager_email', 'text', (c) => c.notNull().defaultTo(''))
    .execute();

  // Until now everyone was a member from the day their account was made; who never set a password never came.
  await sql`
    update memberships set
      invited_at = (select created_at from users where users.id = memberships.user_id),
      accepted_at = (select case when password_hash = '' then '' else created_at end
        from users where users.id = memberships.user_id)
  `.execute(db);
};
