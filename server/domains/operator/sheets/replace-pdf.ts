import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { readSheetPdf, replaceSheetPdf, SheetFact } from '#contract/calls/operator/sheet-pdf.ts';
import { type SheetDraft, type SheetEntry, sheetEntry } from '#contract/operator/sheet-entry.ts';
import type { SheetReading } from '#contract/reading/sheet-reading.ts';
import { entryFromReading } from '#server/domains/collection/entry-from-reading.ts';
import { toEntry, toFacts } from '#server/domains/collection/entry-to-facts.ts';
import { saveSheet, toSheetFacts, withFile } from '#server/domains/collection/sheets.ts';
import { touchProduct, touchSheets } from '#server/domains/collection/touch-sheets.ts';
import { keepReading } from '#server/domains/reading/keep-reading.ts';
import { learnMaker, withKnownMaker } from '#server/domains/reading/known-makers.ts';
import type { SheetReader } from '#server/domains/reading/reader.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { sameFiles } from '#server/platform/files/originals.ts';
import type { ReceivedFile } from '#server/platform/files/received-file.ts';
import { keepWithRecords, reserveFile } from '#server/platform/files/reservations.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { SheetTable } from '#server/platform/storage/tables/collection.ts';
import { keepFormerPdf, letGo } from './former-pdfs.ts';
import { readAsAnother } from './read-as-another.ts';
import { carrySettled } from './settle-attention.ts';

export interface Means {
  readonly store: Store;
  readonly reads: Store;
  readonly files: FileStore;
  readonly reader: SheetReader;
}

interface Taken {
  readonly isn: number;
  /** The operator. */
  readonly userId: number;
  readonly file: ReceivedFile | undefined;
}

/** Milliseconds for which a PDF is kept that nobody has made a sheet's yet. */
const kept = 86_400_000;

/** A PDF that was taken is for one sheet and for the person who sent it: nobody reaches another file by its hash. */
const ownerOf = (isn: number, userId: number): string => `sheet-pdf.${isn}.${userId}`;

/**
 * Keeps a PDF for a sheet for a day, and reads it; the sheet stays as it is. Throws `not_found`, `addition.no_file`, and
 * `sheet.file_of_other` where the PDF is another sheet's of the same organisation.
 */
export const takeSheetPdf = async (
  means: Means,
  { isn, userId, file }: Taken,
): Promise<z.input<typeof readSheetPdf.answer>> => {
  const { store, files } = means;
  const source = { pointer: '/data/file' };
  const sheet = await findSheet(store, isn);
  if (!sheet) throw apiError('not_found');
  if (!file) throw new ApiError({ code: 'addition.no_file', source });
  const other = await findOtherOfFile(store, isn, file.hash);
  if (other)
    throw new ApiError({
      code: 'sheet.file_of_other',
      params: { name: other.product_name, id: other.isn },
      source,
    });
  const until = new Date(Date.now() + kept);
  await keepWithRecords({ store, files }, [file], (trx) =>
    reserveFile(trx, { hash: file.hash, owner: ownerOf(isn, userId), until }),
  );
  const reading = await readFor(means, sheet, file.hash);
  const read = entryOf(reading, sheet);
  const recorded = toEntry(toSheetFacts(sheet));
  return {
    file: file.hash,
    outcome: reading.outcome,
    is_same: file.hash === sheet.file_hash,
    taken_out: [...file.takenOut],
    version: sheet.version,
    recorded,
    read,
    differing: takeableFacts(reading, read).filter((fact) => !isDeepStrictEqual(read[fact], recorded[fact])),
    apart: file.hash === sheet.file_hash ? [] : await readAsAnother(means.reads, { recorded, read }),
  };
};

interface Replacement {
  readonly isn: number;
  readonly userId: number;
  readonly body: z.output<typeof replaceSheetPdf.body>;
}

/**
 * Makes a PDF that was taken for a sheet the sheet's, with the facts that were chosen, in every collection that holds it; the former PDF
 * is kept for a while. Throws `not_found`, `record.changed`, `sheet.file_gone`, and `sheet.file_apart` where it reads as
 * another sheet's, or as nothing that could be compared, and nobody is sure that it is this one's.
 */
export const giveSheetPdf = async (means: Means, { isn, userId, body }: Replacement): Promise<void> => {
  const { store } = means;
  const { file, take, version, sure } = body;
  const owner = ownerOf(isn, userId);
  const sheet = await findSheet(store, isn);
  if (!sheet) throw apiError('not_found');
  if (!(await isReserved(store, file, owner))) throw goneFile();
  const reading = await readFor(means, sheet, file);
  const read = entryOf(reading, sheet);
  const takeable = new Set(takeableFacts(reading, read));
  const taken = take.filter((fact) => takeable.has(fact));
  await inTransaction(store, async (trx) => {
    const known = await trx
      .updateTable('sheets')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('isn', '=', isn)
      .returningAll()
      .executeTakeFirst();
    if (!known) throw apiError('not_found');
    if (known.version !== version + 1) throw apiError('record.changed');
    const held = await trx
      .deleteFrom('file_claims')
      .where('hash', '=', file)
      .where('owner', '=', owner)
      .returning('hash')
      .executeTakeFirst();
    if (!held) throw goneFile();
    const facts = toSheetFacts(known);
    const recorded = toEntry(facts);
    const apart = file === known.file_hash ? [] : await readAsAnother(trx, { recorded, read });
    const isCompared = reading.outcome === 'read' || file === known.file_hash;
    if ((apart.length > 0 || !isCompared) && !sure)
      throw new ApiError({ code: 'sheet.file_apart', source: { pointer: '/data/file' } });
    const entry = { ...recorded, ...Object.fromEntries(taken.map((fact) => [fact, read[fact]])) } as SheetEntry;
    const isNewer = entry.sheet_date > recorded.sheet_date;
    // What the supplier was asked for is there.
    const status = isNewer && facts.status === 'update-requested' ? 'current' : facts.status;
    await saveSheet(trx, withFile({ ...facts, ...toFacts(entry), status }, file), isn);
    const isOtherLanguage = entry.language !== recorded.language;
    await carrySettled(trx, { isn, file, isNewer, isOtherLanguage });
    await learnMaker(trx, file, entry.manufacturer);
    await writeEntry(trx, 'sheet-pdf-replaced', {
      record: isn,
      details: { taken, ...(apart.length > 0 && { apart }) },
    });
    // What was drawn from the record is drawn again where it is asked for.
    if (known.made_from_record === 1) await letGo(trx, isn, known.file_hash);
    await keepFormerPdf(trx, { isn, userId, hash: known.made_from_record === 1 ? '' : known.file_hash, by: file });
    await (known.product_key === '' ? touchSheets(trx, [isn]) : touchProduct(trx, known.product_key));
  });
};

const goneFile = () => new ApiError({ code: 'sheet.file_gone', source: { pointer: '/data/file' } });

type Sheet = Selectable<SheetTable>;

export const findSheet = (db: Database, isn: number): Promise<Sheet | undefined> =>
  db.selectFrom('sheets').selectAll().where('isn', '=', isn).executeTakeFirst();

/** Another sheet with these very bytes, in a collection that holds this sheet too. */
export const findOtherOfFile = async (db: Database, isn: number, hash: string) =>
  db
    .selectFrom('sheets')
    .innerJoin('collection_sheets as beside', 'beside.isn', 'sheets.isn')
    .innerJoin('collection_sheets as own', 'own.organisation_id', 'beside.organisation_id')
    .select(['sheets.isn', 'sheets.product_name'])
    .where('own.isn', '=', isn)
    .where('own.removed', '=', 0)
    .where('beside.removed', '=', 0)
    .where('sheets.isn', '!=', isn)
    .where('sheets.file_hash', 'in', await sameFiles(db, hash))
    .where('sheets.file_hash', '!=', '')
    .executeTakeFirst();

/** Whoever alone sees the sheet takes turns for what has to be recognised in pictures. */
export const readFor = async (means: Means, { owner_id: owner }: Sheet, hash: string): Promise<SheetReading> =>
  withKnownMaker(means.reads, await keepReading({ ...means, ...(owner !== null && { owner }) }, hash));

/** A maker that is the same is no change, however it is written. */
const entryOf = (reading: SheetReading, { manufacturer }: Sheet): SheetDraft =>
  entryFromReading(reading.fields, [manufacturer]);

/** By the reader's name of a field, the facts that follow from it. What a name in other words is, no reader says. */
const factsOf: Readonly<Record<keyof SheetReading['fields'], readonly SheetFact[]>> = {
  productName: ['product_name'],
  manufacturer: ['manufacturer'],
  productIds: ['product_ids'],
  sheetDate: ['sheet_date'],
  language: ['language'],
  format: ['format'],
  hazardous: ['hazardous'],
  signalWord: ['signal_word'],
  hazardCodes: ['hazard_codes'],
  pictograms: ['pictograms'],
  ingredients: ['ingredients', 'cas_numbers'],
  unNumbers: ['un_numbers'],
};

/** The facts that were found in the PDF and that a sheet may have as they were found. */
const takeableFacts = ({ fields }: SheetReading, read: SheetDraft): SheetFact[] =>
  (Object.keys(factsOf) as (keyof typeof factsOf)[])
    .filter((name) => fields[name] !== undefined)
    .flatMap((name) => factsOf[name])
    .filter((fact) => sheetEntry.shape[fact].safeParse(read[fact]).success);

const isReserved = async (db: Database, hash: string, owner: string): Promise<boolean> =>
  (await db
    .selectFrom('file_claims')
    .select('hash')
    .where('hash', '=', hash)
    .where('owner', '=', owner)
    .executeTakeFirst()) !== undefined;
