import type { Migration } from 'kysely/migration';
import * as foundation from './0001-foundation.ts';

/** Every migration in the order of its name; one that has shipped is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
};
