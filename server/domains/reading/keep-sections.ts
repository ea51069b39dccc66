import type { SheetReading } from '#contract/reading/sheet-reading.ts';
import type { EmergencyCard, SectionsRead, SheetSection } from '#contract/sheets/sheet-sections.ts';
import { sectionRules } from '#lib/sheet-reader/sections/read-sections.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';

/** What was made of a PDF's sections: `unreadable` has no text, `failed` could not be opened. */
export interface KeptSections {
  readonly outcome: SheetReading['outcome'];
  readonly cards: readonly EmergencyCard[];
}

/** Keeps the sections of a PDF in place of any that were read of it before; read by the rules of today. */
export const keepSections = (
  store: Store,
  hash: string,
  { outcome, sections, cards }: SectionsRead & Pick<KeptSections, 'outcome'>,
): Promise<void> =>
  inTransaction(store, async (trx) => {
    const row = {
      file_hash: hash,
      rules: sectionRules,
      outcome,
      cards: JSON.stringify(cards),
      created_at: new Date().toISOString(),
    };
    await trx
      .insertInto('section_readings')
      .values(row)
      .onConflict((conflict) => conflict.column('file_hash').doUpdateSet(row))
      .execute();
    await trx.deleteFrom('sheet_sections').where('file_hash', '=', hash).execute();
    const rows = sections.map(({ number, language, text, pages: [first, last], doubts }, position) => ({
      file_hash: hash,
      position,
      number,
      language,
      text,
      first_page: first,
      last_page: last,
      doubts: JSON.stringify(doubts),
    }));
    for (const batch of inBatches(rows)) await trx.insertInto('sheet_sections').values(batch).execute();
  });

/** The emergency cards of a PDF; undefined where it has not been read by the rules of today. */
export const findKeptSections = async (db: Database, hash: string): Promise<KeptSections | undefined> => {
  const kept = await db
    .selectFrom('section_readings')
    .select(['outcome', 'cards'])
    .where('file_hash', '=', hash)
    .where('rules', '=', sectionRules)
    .executeTakeFirst();
  return kept && { outcome: kept.outcome, cards: JSON.parse(kept.cards) };
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

/** Takes out what was read of PDFs that no sheet and no request has any more; answers how many. */
export const dropLostSections = async (db: Database): Promise<number> => {
  let dropped = 0;
  for (const table of ['sheet_sections', 'section_readings'] as const) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('file_hash', 'not in', (eb) => eb.selectFrom('sheets').select('file_hash'))
      .where('file_hash', 'not in', (eb) => eb.selectFrom('requests').select('file_hash'))
      .executeTakeFirstOrThrow();
    dropped = Number(numDeletedRows);
  }
  return dropped;
};

/** What a section of a sheet says, for who searches in texts. */
export interface SectionText {
  readonly isn: number;
  readonly number: number;
  readonly language: SheetSection['language'];
  readonly text: string;
}

/**
 * The texts of sections of these sheets, sheet by sheet, as they were read off PDFs; a sheet that is made from its record has none
 * here. Nothing is held but one batch of them.
 */
export async function* streamSectionTexts(db: Database, isns: readonly number[]): AsyncGenerator<SectionText> {
  for (const batch of inBatches(isns, 50))
    yield* await db
      .selectFrom('sheets')
      .innerJoin('sheet_sections', 'sheet_sections.file_hash', 'sheets.file_hash')
      .select(['sheets.isn', 'sheet_sections.number', 'sheet_sections.language', 'sheet_sections.text'])
      .where('sheets.isn', 'in', batch)
      .where('sheets.made_from_record', '=', 0)
      .where('sheets.file_hash', '!=', '')
      .orderBy('sheets.isn')
      .orderBy('sheet_sections.position')
      .execute();
}
