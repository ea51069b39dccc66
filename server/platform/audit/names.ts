import { createHash, randomBytes } from 'node:crypto';
import { type AuditEvent, type AuditNames, type AuditSubject, auditEvents } from '#contract/audit.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import { contains } from '../storage/contains.ts';
import type { Database } from '../storage/database.ts';
import { shownName } from '../storage/shown-name.ts';

interface Named {
  readonly userId: number | null;
  readonly organisationId: number | null;
  readonly records: readonly number[];
  readonly about?: readonly string[] | undefined;
  readonly sentTo?: readonly string[] | undefined;
}

/** Records of an entry that are named; labels of a whole collection would else be longer than what they tell. */
const mostNamed = 20;

/** What an entry's numbers are called at this moment. */
export const namesNow = async (db: Database, event: AuditEvent, named: Named): Promise<AuditNames> => {
  const { userId, organisationId, records, sentTo } = named;
  const { about: subject } = auditEvents[event] as { about?: AuditSubject };
  const who = userId === null ? undefined : (await namesOf.user(db, [userId])).get(userId);
  const organisation =
    organisationId === null
      ? undefined
      : await db
          .selectFrom('organisations')
          .select(['name_en as en', 'name_fr as fr'])
          .where('id', '=', organisationId)
          .executeTakeFirst();
  const ids = records.slice(0, mostNamed);
  const known = subject && ids.length > 0 && !named.about ? await namesOf[subject](db, ids) : undefined;
  const about = named.about ?? (known ? ids.map((id) => known.get(id) ?? '') : []);
  return {
    ...(who && { who }),
    ...(organisation && { organisation }),
    ...(about.some(Boolean) && { about }),
    ...(sentTo && sentTo.length > 0 && { sentTo }),
  };
};

type Names = ReadonlyMap<number, string>;

const namesOf: Readonly<Record<AuditSubject, (db: Database, ids: readonly number[]) => Promise<Names>>> = {
  user: async (db, ids) => {
    const rows = await db.selectFrom('users').select(['id', 'name', 'email']).where('id', 'in', ids).execute();
    return mapOf(rows.map((row) => ({ id: row.id, name: shownName(row) })));
  },
  sheet: async (db, ids) =>
    mapOf(
      await db.selectFrom('sheets').select(['isn as id', 'product_name as name']).where('isn', 'in', ids).execute(),
    ),
  organisation: async (db, ids) =>
    mapOf(await db.selectFrom('organisations').select(['id', 'name_en as name']).where('id', 'in', ids).execute()),
  notice: async (db, ids) =>
    mapOf(await db.selectFrom('notices').select(['id', 'subject_en as name']).where('id', 'in', ids).execute()),
  template: async (db, ids) =>
    mapOf(await db.selectFrom('answer_templates').select(['id', 'name_en as name']).where('id', 'in', ids).execute()),
  group: async (db, ids) =>
    mapOf(
      await db.selectFrom('directory_groups').select(['id', 'display_name as name']).where('id', 'in', ids).execute(),
    ),
  location: async (db, ids) =>
    mapOf(await db.selectFrom('subsets').select(['id', 'name_en as name']).where('id', 'in', ids).execute()),
  import: async (db, ids) => {
    const rows = await db.selectFrom('imports').select(['id', 'name']).where('id', 'in', ids).execute();
    return mapOf(rows.map(({ id, name }) => ({ id, name: `${name} (${id})` })));
  },
  webhook: async (db, ids) =>
    mapOf(await db.selectFrom('webhooks').select(['id', 'url as name']).where('id', 'in', ids).execute()),
  request: async (_, ids) => new Map(ids.map((id) => [id, requestNumber(id)])),
};

const mapOf = (rows: readonly { readonly id: number; readonly name: string }[]): Names =>
  new Map(rows.map(({ id, name }) => [id, name]));

/** Names as they are kept, and what is left of them once they are erased: nobody finds a salted name by trying. */
export const sealNames = (names: AuditNames) => {
  const text = JSON.stringify(names);
  const salt = randomBytes(16).toString('hex');
  return { names: text, salt, hash: hashOfNames(text, salt) };
};

/** SHA-256, hex. */
export const hashOfNames = (names: string, salt: string): string =>
  createHash('sha256').update(`${salt}|${names}`).digest('hex');

/** Whether the records of such entries are accounts. */
export const isAboutUsers = (event: AuditEvent): boolean =>
  (auditEvents[event] as { about?: AuditSubject }).about === 'user';

/** What somebody was called, by the entries that they wrote and those about them: an account that is gone says it no more. */
export const namesInLog = async (db: Database, userId: number): Promise<string[]> => {
  const aboutUsers = (Object.keys(auditEvents) as AuditEvent[]).filter(isAboutUsers);
  const rows = await db
    .selectFrom('audit_entries')
    .innerJoin('audit_names', 'audit_names.entry_id', 'audit_entries.id')
    .select(['user_id', 'record', 'names'])
    .where('names', '!=', '')
    .where((eb) =>
      eb.or([eb('user_id', '=', userId), eb.and([eb('event', 'in', aboutUsers), eb('record', '=', String(userId))])]),
    )
    .execute();
  const names = rows.flatMap(({ user_id, record, names: text }) => {
    const { who, about } = JSON.parse(text) as AuditNames;
    return [user_id === userId ? who : undefined, record === String(userId) ? about?.[0] : undefined];
  });
  return [...new Set(names.filter((name) => name !== undefined && name !== ''))] as string[];
};

/**
 * Erases the names of every entry that a person wrote or that names them; what is left is numbers. The chain of seals stays
 * whole: it knows names by their salted hash alone.
 */
export const eraseNames = async (
  db: Database,
  { userId, names }: { userId: number; names: readonly string[] },
): Promise<void> => {
  const own = db.selectFrom('audit_entries').select('id').where('user_id', '=', userId);
  await db.updateTable('audit_names').set({ names: '', salt: '' }).where('entry_id', 'in', own).execute();
  for (const name of names)
    await db
      .updateTable('audit_names')
      .set({ names: '', salt: '' })
      .where(contains('audit_names.names', JSON.stringify(name)))
      .execute();
};
