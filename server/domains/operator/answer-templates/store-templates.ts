import type { z } from 'zod';
import type { getTemplate, listTemplates, TemplateEntry } from '#contract/calls/operator/answer-templates.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { holdsWords } from '#server/platform/json-api/words.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { answerOnce, type Submission } from '#server/platform/submissions.ts';

/** A template as the operators see it. */
export type AnswerTemplate = z.output<typeof getTemplate.answer>;

type Filter = z.output<typeof listTemplates.query>['filter'];

/** The templates that the filters let through. */
export const readTemplates = async (db: Database, { q = '', kind }: Filter = {}): Promise<AnswerTemplate[]> => {
  const isFound = holdsWords(q);
  const rows = await selectTemplates(db)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .orderBy('id')
    .execute();
  return rows.filter(({ name_en, name_fr, text_en, text_fr }) =>
    isFound([name_en, name_fr, text_en, text_fr].join(' ')),
  );
};

/** Reads one template. Throws `not_found`. */
export const readTemplate = async (db: Database, id: number): Promise<AnswerTemplate> => {
  const row = await selectTemplates(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw apiError('not_found');
  return row;
};

const selectTemplates = (db: Database) =>
  db.selectFrom('answer_templates').select(['id', 'kind', 'name_en', 'name_fr', 'text_en', 'text_fr', 'version']);

/** Adds a template, once for its submission, and answers its number. */
export const addTemplate = async (store: Store, entry: TemplateEntry, submission: Submission): Promise<number> => {
  const add = async (trx: Database) => {
    const made = await trx
      .insertInto('answer_templates')
      .values({ ...entry, created_at: new Date().toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeEntry(trx, 'template-added', { record: made.id });
    return made;
  };
  const { id } = await inTransaction(store, (trx) => answerOnce(trx, submission, () => add(trx)));
  return id;
};

/** Changes a template that was read as this version. Throws `not_found`, and `record.changed` where somebody else was quicker. */
export const editTemplate = (
  store: Store,
  id: number,
  { version, ...entry }: TemplateEntry & { readonly version: number },
): Promise<void> =>
  inTransaction(store, async (trx) => {
    const changed = await trx
      .updateTable('answer_templates')
      .set((eb) => ({ ...entry, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .returning('version')
      .executeTakeFirst();
    if (!changed) throw apiError('not_found');
    if (changed.version !== version + 1) throw apiError('record.changed');
    await writeEntry(trx, 'template-changed', { record: id });
  });

/** Removes a template. Throws `not_found`. */
export const removeTemplate = (store: Store, id: number): Promise<void> =>
  inTransaction(store, async (trx) => {
    const gone = await trx.deleteFrom('answer_templates').where('id', '=', id).returning('name_en').executeTakeFirst();
    if (!gone) throw apiError('not_found');
    await writeEntry(trx, 'template-removed', { record: id, about: [gone.name_en] });
  });
