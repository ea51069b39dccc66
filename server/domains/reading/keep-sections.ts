import type { Selectable } from 'kysely';
import type { SheetReading } from '#contract/reading/sheet-reading.ts';
import type { EmergencyCard, SectionsRead, SheetSection } from '#contract/sheets/sheet-sections.ts';
import { analysis, tokenise } from '#lib/search-engine/analyzer.ts';
import { sectionRules } from '#lib/sheet-reader/sections/read-sections.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { SheetTable } from '#server/platform/storage/tables/collection.ts';
import { indexTexts } from '#server/platform/storage/text-index.ts';

/** What was made of a PDF's sections: `unreadable` has no text, `failed` could not be opened. */
export interface KeptSections {
  readonly outcome: SheetReading['outcome'];
  /** Whether anything that it tells for an emergency, or in figures and codes, was recognised in a picture. */
  readonly isFromPicture: boolean;
  readonly cards: readonly EmergencyCard[];
}

type Keeping = SectionsRead & Pick<KeptSections, 'outcome'> & Partial<Pick<KeptSections, 'isFromPicture'>>;

/** Keeps the sections of a PDF in place of any that were read of it before; read by the rules of today. */
export const keepSections = (
  store: Store,
  hash: string,
  { outcome, isFromPicture = false, sections, cards }: Keeping,
): Promise<void> =>
  inTransaction(store, async (trx) => {
    const row = {
      file_hash: hash,
      rules: sectionRules,
      outcome,
      cards: JSON.stringify(cards),
      from_picture: isFromPicture ? (1 as const) : (0 as const),
      created_at: new Date().toISOString(),
      indexed_by: analysis.version,
    };
    await trx
      .insertInto('section_readings')
      .values(row)
      .onConflict((conflict) => conflict.column('file_hash').doUpdateSet(row))
      .execute();
    await trx.deleteFrom('sheet_sections').where('file_hash', '=', hash).execute();
    await addSections(trx, { file_hash: hash, isn: 0 }, sections);
  });

/**
 * Keeps the sections that are drawn from a sheet's record, in place of those that were drawn of it before, so that they are found by
 * their text. Nothing is done where the record has changed since it was read.
 */
export const keepDrawnSections = (
  store: Store,
  sheet: Selectable<SheetTable>,
  sections: readonly SheetSection[],
): Promise<void> =>
  inTransaction(store, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('sheets')
      .set({ drawn_by: analysis.version })
      .where((sheets) => sheets.and(sheet))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    await trx.deleteFrom('sheet_sections').where('isn', '=', sheet.isn).execute();
    await addSections(trx, { file_hash: '', isn: sheet.isn }, sections);
  });

const addSections = async (
  trx: Database,
  source: { readonly file_hash: string; readonly isn: number },
  sections: readonly SheetSection[],
): Promise<void> => {
  const rows = sections.map(({ number, language, text, pages: [first, last], doubts }, position) => ({
    ...source,
    position,
    number,
    language,
    text,
    first_page: first,
    last_page: last,
    doubts: JSON.stringify(doubts),
  }));
  for (const batch of inBatches(rows))
    await indexSections(trx, await trx.insertInto('sheet_sections').values(batch).returning(['id', 'text']).execute());
};

/** Puts the texts of sections into the full-text index. */
export const indexSections = (trx: Database, sections: readonly { readonly id: number; readonly text: string }[]) =>
  indexTexts(
    trx,
    sections.map(({ id, text }) => ({ id, tokens: tokenise(text) })),
  );

/** The emergency cards of a PDF; undefined where it has not been read by the rules of today. */
export const findKeptSections = async (db: Database, hash: string): Promise<KeptSections | undefined> => {
  const kept = await db
    .selectFrom('section_readings')
    .select(['outcome', 'cards', 'from_picture'])
    .where('file_hash', '=', hash)
    .where('rules', '=', sectionRules)
    .executeTakeFirst();
  return kept && { outcome: kept.outcome, isFromPicture: kept.from_picture === 1, cards: JSON.parse(kept.cards) };
};

/** The sections of a PDF in their order, with their texts. */
export const readKeptSections = async (db: Database, hash: string): Promise<SheetSection[]> => {
  const rows = await db
    .selectFrom('sheet_sections')
    .selectAll()
    .where('file_hash', '=', hash)
    .orderBy('position')
    .execute();
  return rows.map(({ number, language, text, first_page, last_page, doubts }) => ({
    number,
    language,
    text,
    pages: [first_page, last_page],
    doubts: JSON.parse(doubts),
  }));
};

/**
 * Takes out what was read of PDFs that no sheet and no request has any more, and what was drawn from records of sheets that are gone
 * or have a file of their own; answers of how many PDFs.
 */
export const dropLostSections = async (db: Database): Promise<number> => {
  await db
    .deleteFrom('sheet_sections')
    .where('isn', '>', 0)
    .where('isn', 'not in', (eb) => eb.selectFrom('sheets').select('isn').where('made_from_record', '=', 1))
    .execute();
  await db
    .deleteFrom('sheet_sections')
    .where('isn', '=', 0)
    .where('file_hash', 'not in', (eb) => eb.selectFrom('sheets').select('file_hash'))
    .where('file_hash', 'not in', (eb) => eb.selectFrom('requests').select('file_hash'))
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom('section_readings')
    .where('file_hash', 'not in', (eb) => eb.selectFrom('sheets').select('file_hash'))
    .where('file_hash', 'not in', (eb) => eb.selectFrom('requests').select('file_hash'))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
