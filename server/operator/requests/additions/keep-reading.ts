import type { SheetReading } from '#contract/reading/sheet-reading.ts';
import type { FileStore } from '../../../files/file-store.ts';
import type { SheetReader } from '../../../reading/reader.ts';
import type { Database } from '../../../storage/database.ts';

interface Keeping {
  readonly store: Database;
  readonly files: FileStore;
  readonly reader: SheetReader;
}

/** What the machine makes of a stored PDF; read once, then kept. */
export const keepReading = async ({ store, files, reader }: Keeping, hash: string): Promise<SheetReading> => {
  const kept = await store.selectFrom('readings').select('reading').where('file_hash', '=', hash).executeTakeFirst();
  if (kept) return JSON.parse(kept.reading);
  if (!(await files.has(hash))) return { outcome: 'failed', pages: 0, fields: {} };
  const reading = await reader.read(files.pathOf(hash));
  await store
    .insertInto('readings')
    .values({
      file_hash: hash,
      outcome: reading.outcome,
      reading: JSON.stringify(reading),
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return reading;
};
