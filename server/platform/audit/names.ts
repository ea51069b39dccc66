import { createHash, randomBytes } from 'node:crypto';
import { type AuditEvent, type AuditNames, type AuditSubject, auditEvents } from '#contract/audit.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import type { Database } from '../storage/database.ts';

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
  user: async (db, ids) => mapOf(await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute()),
  sheet: async (db, ids) =>
    mapOf(
      await db.selectFrom('sheets').select(['isn as id', 'product_name as name']).where('isn', 'in', ids).execute(),
    ),
  organisation: async (db, ids) =>
    mapOf(await db.selectFrom('organisations').select(['id', 'name_en as name']).where('id', 'in', ids).execute()),
  notice: async (db, ids) =>
    mapOf(await db.selectFrom('notices').select(['id', 'subject_en as name']).where('id', 'in', ids).execute()),
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
