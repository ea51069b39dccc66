import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { TakenOut } from '#contract/requests/taken-out.ts';
import { readingRules } from '#lib/sheet-reader/read-sheet.ts';
import type { WholeReading } from '#server/domains/reading/reader.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { FoundPdfs } from '../import-order.ts';

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/** What dry runs of an import found out of its PDFs, by the rules of today; each is kept as soon as it was read, whatever becomes of the run. */
export const foundPdfs = (db: Database, importId: number): FoundPdfs => ({
  find: async (hash) => {
    const kept = await db
      .selectFrom('import_readings')
      .selectAll()
      .where('import_id', '=', importId)
      .where('source_hash', '=', hash)
      .where('rules', '=', readingRules)
      .executeTakeFirst();
    if (!kept) return undefined;
    const bytes = await unpack(Buffer.from(kept.reading, 'base64'));
    return {
      cleanHash: kept.clean_hash,
      takenOut: JSON.parse(kept.taken_out) as TakenOut[],
      reading: JSON.parse(bytes.toString()) as WholeReading,
    };
  },
  keep: async (hash, { cleanHash, takenOut, reading }) => {
    const found = {
      clean_hash: cleanHash,
      taken_out: JSON.stringify(takenOut),
      rules: readingRules,
      reading: (await pack(JSON.stringify(reading))).toString('base64'),
    };
    await db
      .insertInto('import_readings')
      .values({ import_id: importId, source_hash: hash, ...found })
      .onConflict((conflict) => conflict.columns(['import_id', 'source_hash']).doUpdateSet(found))
      .execute();
  },
});

/** Once an import is carried out, what was found is kept with its sheets. */
export const dropFound = async (db: Database, importId: number): Promise<void> => {
  await db.deleteFrom('import_readings').where('import_id', '=', importId).execute();
};
