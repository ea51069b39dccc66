import type { AdditionWork } from '#contract/operator/addition.ts';
import type { Readiness } from '#contract/operator/readiness.ts';
import { sheetEntry } from '#contract/operator/sheet-entry.ts';
import { isReadable } from '#contract/reading/file-kind.ts';
import { isNeeded, isSure, type ReadFields, readFields } from '#contract/reading/sheet-reading.ts';
import { disagreementsOf } from '#lib/hazards/disagreements.ts';
import type { Database } from '#server/platform/storage/database.ts';

/** How far an addition is without anybody having touched it. A draft that somebody saved is theirs to look at. */
export const readinessOf = ({ reading, draft, version, candidates, locations }: AdditionWork): Readiness => {
  const { outcome, isAwaited, kind, fields, pictures, blurred = [] } = reading;
  if (outcome === 'recognising' || isAwaited) return 'being-read';
  if (outcome !== 'read' || !isReadable(kind)) return 'by-hand';
  const [sheet, ...more] = kind?.sheets ?? [];
  const isPlain =
    version === 0 &&
    // One sheet in one language, with words that nobody had to recognise.
    sheet?.versions.length === 1 &&
    more.length === 0 &&
    pictures === undefined &&
    blurred.length === 0 &&
    isCertain(fields) &&
    draft.sheet.sheet_date !== '' &&
    sheetEntry.safeParse(draft.sheet).success &&
    (locations.length === 0 || draft.locations.length > 0) &&
    // Read as it is printed, but nothing that anybody should act on unseen.
    disagreementsOf(draft.sheet).length === 0 &&
    isDecided({ draft, candidates });
  return isPlain ? 'ready' : 'look';
};

/** Whether all that such a sheet says was found, and may be taken without a look. */
const isCertain = (fields: ReadFields): boolean =>
  (Object.keys(readFields.shape) as (keyof ReadFields)[]).every((name) => {
    const found = fields[name];
    return found ? isSure(found) : !isNeeded(fields, name);
  });

/** Whether what becomes of the sheet is beyond doubt: nothing is like it, it is the same file, or the next version of one. */
const isDecided = ({ draft: { decision }, candidates }: Pick<AdditionWork, 'draft' | 'candidates'>): boolean => {
  const [first, ...others] = candidates;
  if (!first) return decision.kind === 'new';
  // The same product in the other language takes no decision away.
  const isOne = others.every(({ likeness }) => likeness === 'other-language');
  const isChosen = decision.kind !== 'new' && decision.isn === first.isn;
  return (
    isOne &&
    isChosen &&
    first.in_collection &&
    ['same-file', 'older-version', 'other-language'].includes(first.likeness)
  );
};

/** Keeps with an open addition how far it is, for the list. */
export const keepReadiness = async (db: Database, requestId: number, work: AdditionWork): Promise<void> => {
  const readiness = readinessOf(work);
  // Looked at first: what writes waits for all others that write.
  const kept = await db.selectFrom('requests').select('readiness').where('id', '=', requestId).executeTakeFirst();
  if (kept?.readiness === readiness) return;
  await db
    .updateTable('requests')
    .set({ readiness })
    .where('id', '=', requestId)
    .where('status', '=', 'processing')
    .execute();
};
