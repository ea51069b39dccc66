import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { getImport, listImports } from '#contract/calls/imports.ts';
import { importDays } from '#contract/imports/limits.ts';
import type { Bilingual } from '#contract/languages.ts';
import { readProvider } from '#server/domains/provider/provider.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { shownName } from '#server/platform/storage/shown-name.ts';
import type { ImportTable } from '#server/platform/storage/tables/imports.ts';
import { choicesIn, type ImportResult, noResult } from './result.ts';

type Import = Selectable<ImportTable>;
type Presented = z.input<typeof getImport.answer>;

/** Whose imports somebody may see: one organisation's, or everybody's. */
export type Reach = { readonly organisationId: number } | 'all';

const within = (reach: Reach, organisation?: number): number | undefined =>
  reach === 'all' ? organisation : reach.organisationId;

/** An import that may be seen. Throws `not_found` for one of others, as for one that is not there. */
export const findImport = async (db: Database, id: number, reach: Reach): Promise<Import> => {
  const organisationId = within(reach);
  const found = await db
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .$if(organisationId !== undefined, (imports) => imports.where('organisation_id', '=', organisationId!))
    .executeTakeFirst();
  if (!found) throw apiError('not_found');
  return found;
};

/** One import as it is shown. */
export const readImport = async (db: Database, id: number, reach: Reach): Promise<Presented> => {
  await findImport(db, id, reach);
  return (await present(db, [id], reach))[0]!;
};

interface Page {
  readonly start: number;
  readonly count: number;
  readonly organisation?: number | undefined;
}

/** The latest first. */
export const readImports = async (
  db: Database,
  reach: Reach,
  { start, count, organisation }: Page,
): Promise<z.input<typeof listImports.answer>> => {
  const organisationId = within(reach, organisation);
  const found = db
    .selectFrom('imports')
    .$if(organisationId !== undefined, (imports) => imports.where('organisation_id', '=', organisationId!));
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const ids = await found.select('id').orderBy('id', 'desc').offset(start).limit(count).execute();
  const data = await present(
    db,
    ids.map(({ id }) => id),
    reach,
  );
  return { data, total: Number(total) };
};

const present = async (db: Database, ids: readonly number[], reach: Reach): Promise<Presented[]> => {
  const rows = await db
    .selectFrom('imports')
    .innerJoin('organisations', 'organisations.id', 'imports.organisation_id')
    .leftJoin('users', 'users.id', 'imports.user_id')
    .selectAll('imports')
    .select(['organisations.name_en', 'organisations.name_fr', 'users.name as user_name', 'users.email as user_email'])
    .select((eb) => [
      eb
        .selectFrom('import_files')
        .select((files) => files.fn.countAll<number>().as('files'))
        .whereRef('import_files.import_id', '=', 'imports.id')
        .as('files'),
      eb
        .selectFrom('import_files')
        .select((files) => files.fn.sum<number>('size').as('bytes'))
        .whereRef('import_files.import_id', '=', 'imports.id')
        .as('bytes'),
      eb
        .selectFrom('memberships')
        .select('memberships.id')
        .whereRef('memberships.user_id', '=', 'imports.user_id')
        .whereRef('memberships.organisation_id', '=', 'imports.organisation_id')
        .limit(1)
        .as('membership'),
      eb
        .selectFrom('memberships')
        .select('memberships.id')
        .whereRef('memberships.user_id', '=', 'imports.user_id')
        .where('memberships.organisation_id', 'is', null)
        .limit(1)
        .as('operator'),
    ])
    .where('imports.id', 'in', ids)
    .orderBy('imports.id', 'desc')
    .execute();
  const provider = await readProvider(db);
  const ours = provider?.name_en || provider?.name_fr || 'Vigie';
  /** An organisation knows its own people by name, and the provider's as the provider. */
  const beganBy = ({ user_name, user_email, membership, operator }: (typeof rows)[number]): string | null => {
    if (user_name !== null && (reach === 'all' || membership !== null))
      return shownName({ name: user_name, email: user_email ?? '' });
    return operator === null ? null : ours;
  };
  return rows.map((row) => {
    const result = { ...noResult, ...(row.result !== '' && (JSON.parse(row.result) as Partial<ImportResult>)) };
    return {
      id: row.id,
      organisation: { id: row.organisation_id, en: row.name_en, fr: row.name_fr },
      kind: row.kind,
      state: row.state,
      name: row.name,
      files: Number(row.files ?? 0),
      bytes: Number(row.bytes ?? 0),
      created_at: row.created_at,
      created_by: beganBy(row),
      ended_at: row.ended_at,
      // Taking back is one step: nobody knows how far it is.
      progress: row.state === 'taking-back' ? { done: 0, of: 0 } : { done: row.done, of: row.total },
      counts: { ...noResult.counts, ...result.counts },
      to_look_at: result.toLookAt,
      without_manufacturer: result.withoutManufacturer,
      new_locations: { paths: [...result.newLocations.paths], total: result.newLocations.total },
      staying_locations: result.stayingLocations,
      left_out: { files: [...result.leftOut.files], total: result.leftOut.total },
      unclaimed_files: result.unclaimed.length,
      choices: choicesOf(row),
      problem: row.problem === '' ? null : (JSON.parse(row.problem) as Bilingual),
      can_take_back: row.state === 'done' && isRecent(row),
      version: row.version,
    };
  });
};

const choicesOf = ({ choices }: Pick<Import, 'choices'>): Presented['choices'] => {
  const { columns, ...others } = choicesIn(choices);
  return { ...others, columns: columns && [...columns] };
};

/** Whether it was carried out so lately that what it takes to take it back is kept. */
export const isRecent = ({ ended_at }: Pick<Import, 'ended_at'>): boolean =>
  ended_at > new Date(Date.now() - importDays * 86_400_000).toISOString();
